import { spawn } from 'node:child_process'
import { ROOT } from '../../backend/launcher/project.mjs'

/** Runs a command with its output on the screen. @returns its exit code */
export function execute(command, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...environment } })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
