import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../../scripts/commands.ts'

/** How a run of the command line has ended. */
export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Starts the command line in a process of its own, without a key unless `env` brings one. */
export const startParley = (args: readonly string[], env: Record<string, string> = {}) =>
  spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'src/cli/index.ts'), ...args],
    {
      env: { ...process.env, PARLEY_KEY: '', ...env },
    },
  )

/** Runs the command line to its end. */
export function parley(
  args: readonly string[],
  env: Record<string, string> = {},
  input?: string,
): Promise<Ended> {
  const child = startParley(args, env)
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  if (input !== undefined) child.stdin.end(input)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}
