import { readFile } from 'node:fs/promises'
import { takeKey } from '../backend/accounts/key-from-environment.ts'
import { stdout } from '../backend/base/terminal-output.ts'
import { decodeText } from '../core/base/decode-text.ts'
import type { AppError } from '../core/base/errors.ts'
import { err, ok, type Result } from '../core/base/result.ts'
import type { CliHost } from './cli-host.ts'
import type { CommandOf } from './command.ts'
import { fileProblem } from './file-problem.ts'

/** Runs only the demo service, until it is stopped. */
export async function simulate(
  { startDemo }: CliHost,
  command: CommandOf<'simulate'>,
): Promise<AppError | undefined> {
  // The demo service has a key of its own and ignores others.
  takeKey(process.env)
  const faults = await readFaultsFile(command.faultsFile)
  if (!faults.ok) return faults.error
  const { PARLEY_DEMO_KEYS, PARLEY_DEMO_FAULTS } = process.env
  const [key, ...others] = (PARLEY_DEMO_KEYS ?? '').split(',').filter((each) => each !== '')
  const simulator = await startDemo({
    port: command.port,
    limits: command.limits,
    keys: others.map(readDemoKey),
    faults: faults.value ?? PARLEY_DEMO_FAULTS ?? '',
    ...(key !== undefined && { key }),
  })
  stdout.print(`The demo service listens at ${simulator.address}`)
  stdout.print(`Its key is ${simulator.key}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void simulator.stop())
  await simulator.exited
  return undefined
}

/** Parses a key of the demo service; its scopes may follow an equals sign: `key=translate:text+usage:read`. */
function readDemoKey(given: string): string | { key: string; scopes: string[] } {
  const [key = '', scopes] = given.split('=', 2)
  return scopes === undefined ? key : { key, scopes: scopes.split('+') }
}

async function readFaultsFile(file: string | undefined): Promise<Result<string | undefined>> {
  if (file === undefined) return ok(undefined)
  return readFile(file).then(
    (content) => {
      const text = decodeText(content)
      return text.ok
        ? text
        : err({ kind: 'invalid-input', field: 'file', problem: { type: 'not-text', ...text.error } })
    },
    (thrown: unknown) =>
      err({
        kind: 'invalid-input',
        field: 'file',
        problem: { type: 'malformed', detail: fileProblem(file, thrown) },
      }),
  )
}
