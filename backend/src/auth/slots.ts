/** Lets a few pieces of work run at once; the others wait in line. */
export class Slots {
  private readonly waiting: Array<() => void> = []

  /** @param free how many may run at once */
  constructor(private free: number) {}

  /** Runs `work` as soon as it has a slot. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Handed over rather than freed: between the two a newcomer could take it as well.
      const next = this.waiting.shift()
      if (next) next()
      else this.free += 1
    }
  }
}
