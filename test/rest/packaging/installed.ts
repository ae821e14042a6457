import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const RUNTIME = join(import.meta.dirname, 'runtime.ts')

/** Puts the stand-in for the runtime in place of the executable of an installed package. */
export function useStandIn(executable: string): void {
  const node = `"${process.execPath}" --disable-warning=ExperimentalWarning "${RUNTIME}"`
  writeFileSync(executable, `#!/bin/sh\nexec ${node} "$0" "$@"\n`, { mode: 0o755 })
}

/** Variables of a display, and of a runtime that asks for no sandbox, since root may run the tests. */
export const DESKTOP = { DISPLAY: ':99', ELECTRON_DISABLE_SANDBOX: '1' }

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs an installed program as a user with a home of their own, without a display. */
export function runAsUser(
  home: string,
  [program = '', ...args]: readonly string[],
  { input = '', env = {} }: { readonly input?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const config = join(home, '.config')
  mkdirSync(config, { recursive: true })
  const child = spawn(program, args, {
    cwd: home,
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      HOME: home,
      XDG_CONFIG_HOME: config,
      ...env,
    },
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
  })
}
