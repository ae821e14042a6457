import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../../scripts/commands.ts'

/** The built command line. */
export const COMMAND_LINE = join(root, 'out/node/cli.js')

/** Result of a run of the command line. */
export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/**
 * Starts the command line in a process of its own; without a key unless `env` sets one.
 *
 * @param detached puts it into a process group of its own, as a terminal does
 */
export const startParley = (args: readonly string[], env: NodeJS.ProcessEnv = {}, detached = false) =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', COMMAND_LINE, ...args], {
    env: { ...process.env, PARLEY_KEY: '', ...env },
    detached,
  })

/** Runs the command line until it exits. */
export function parley(args: readonly string[], env: NodeJS.ProcessEnv = {}, input?: string): Promise<Ended> {
  const child = startParley(args, env)
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  if (input !== undefined) child.stdin.end(input)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}
