import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

const MAIN = 'dist/backend/src/main.js'
const START_TIMEOUT_MS = 60_000

/** How a process ended. */
export interface Ending {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The built server as a process of its own. */
export class ServerProcess {
  private output = { stdout: '', stderr: '' }
  private readonly child: ChildProcess
  /** Settles when the process is gone. */
  readonly ended: Promise<Ending>

  constructor(
    readonly port: number,
    settings: Record<string, string>,
  ) {
    this.child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        LOG_LEVEL: 'error',
        WRITES_PER_MINUTE: '1000000',
        SIGN_INS_PER_MINUTE: '1000000',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const name of ['stdout', 'stderr'] as const) {
      this.child[name]!.on('data', (chunk: Buffer) => (this.output[name] += chunk.toString()))
    }
    this.ended = new Promise((resolve) => this.child.on('close', (code) => resolve({ code, ...this.output })))
  }

  get pid(): number {
    return this.child.pid!
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Waits until the process says that it is ready. */
  async ready(): Promise<this> {
    const deadline = Date.now() + START_TIMEOUT_MS
    let over = false
    void this.ended.then(() => (over = true))
    while (!this.output.stdout.includes('Wordlark is ready')) {
      if (over) throw new Error(`the server ended: ${this.output.stderr || this.output.stdout}`)
      if (Date.now() > deadline) throw new Error('the server does not start')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return this
  }

  /** Sends a signal and waits for the end. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<Ending> {
    this.child.kill(signal)
    return this.ended
  }
}

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
