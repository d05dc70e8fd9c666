import { Injectable } from '@nestjs/common'
import { hash, verify } from '@node-rs/argon2'
import { Slots } from './slots.js'

/** argon2id with 19 MiB, two passes, one lane. @source OWASP Password Storage Cheat Sheet */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes computed at once; more would only queue for the same cores and fill memory. */
const CONCURRENCY = 4

/** Hashes passwords and checks them, a few at a time. */
@Injectable()
export class PasswordHashing {
  private readonly slots = new Slots(CONCURRENCY)
  private readonly nobodysHash = hash('nobody has this password', ARGON2)

  /** The hash to store, with its salt and costs. */
  async hash(password: string): Promise<string> {
    return this.slots.run(() => hash(password, ARGON2))
  }

  /**
   * Whether the password belongs to the hash.
   *
   * @param storedHash null when there is no such account: takes as long as a wrong password, so that an answer
   *   does not tell which addresses have one
   */
  async matches(storedHash: string | null, password: string): Promise<boolean> {
    const against = storedHash ?? (await this.nobodysHash)
    return (await this.slots.run(() => verify(against, password))) && storedHash !== null
  }
}
