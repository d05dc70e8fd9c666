import { spawn } from 'node:child_process'
import { ROOT } from './project.mjs'

/**
 * Runs commands side by side, each as `[command, arguments]`. A signal goes to all of them; when one fails, the others
 * are stopped before this process ends with its exit code, so that none is left holding a port.
 */
export function runTogether(commands) {
  const children = commands.map(([command, args]) => spawn(command, args, { cwd: ROOT, stdio: 'inherit' }))
  const stop = (signal) => {
    for (const child of children) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
  for (const child of children) {
    child.on('exit', (code) => {
      if (!code) return
      process.exitCode ??= code
      stop('SIGTERM')
    })
  }
}
