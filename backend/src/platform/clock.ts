import { Injectable } from '@nestjs/common'

/** The time. Tests put a fake in its place; nothing else asks the machine what time it is. */
@Injectable()
export class Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  nowMs(): number {
    return Date.now()
  }
}
