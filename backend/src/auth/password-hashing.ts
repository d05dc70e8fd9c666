import { Injectable } from '@nestjs/common'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane. @source OWASP Password Storage Cheat Sheet */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes computed at once; more would only queue for the same cores and fill memory. */
const CONCURRENCY = 4

/** Hashes passwords and checks them, a few at a time. */
@Injectable()
export class PasswordHashing {
  private readonly waiting: Array<() => void> = []
  private busy = 0
  private readonly nobodysHash = hash('nobody has this password', ARGON2)

  /** The hash to store, with its salt and costs. */
  async hash(password: string): Promise<string> {
    return this.limited(() => hash(password, ARGON2))
  }

  /**
   * Whether the password belongs to the hash.
   *
   * @param storedHash null when there is no such account: takes as long as a wrong password, so that an answer
   *   does not tell which addresses have one
   */
  async matches(storedHash: string | null, password: string): Promise<boolean> {
    const against = storedHash ?? (await this.nobodysHash)
    return (await this.limited(() => verify(against, password))) && storedHash !== null
  }

  private async limited<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.busy >= CONCURRENCY) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.busy += 1
    try {
      return await work()
    } finally {
      this.busy -= 1
      this.waiting.shift()?.()
    }
  }
}
