import { readFile } from 'node:fs/promises'
import { createBackend } from '../backend/backend.ts'
import { DemoKeeper } from '../backend/demo-keeper.ts'
import { takeKey } from '../backend/key-from-environment.ts'
import { nodePorts } from '../backend/node-host.ts'
import type { AppError } from '../core/errors.ts'
import { err, ok, type Result } from '../core/result.ts'
import { startSimulator } from '../simulator/start.ts'
import { exitCodes } from './exit-codes.ts'
import { settingsForRun } from './one-run.ts'
import { readCommand, type SimulateCommand, type SpeakCommand, USAGE } from './options.ts'
import { jsonPrinter, textPrinter } from './printer.ts'
import { speak } from './speak.ts'
import { createDescribe } from './texts.ts'

const describe = await createDescribe()

async function runSimulate(command: SimulateCommand): Promise<AppError | undefined> {
  // The demo service has a key of its own, and no use for another.
  takeKey(process.env)
  const faults = await readFaultsFile(command.faultsFile)
  if (!faults.ok) return faults.error
  const { PARLEY_DEMO_KEYS, PARLEY_DEMO_FAULTS } = process.env
  const [key, ...keys] = (PARLEY_DEMO_KEYS ?? '').split(',').filter((each) => each !== '')
  const simulator = await startSimulator({
    port: command.port,
    limits: command.limits,
    keys,
    faults: faults.value ?? PARLEY_DEMO_FAULTS ?? '',
    ...(key !== undefined && { key }),
  })
  console.log(`The demo service listens at ${simulator.address}`)
  console.log(`Its key is ${simulator.key}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void simulator.stop())
  await simulator.exited
  return undefined
}

async function readFaultsFile(file: string | undefined): Promise<Result<string | undefined>> {
  if (file === undefined) return ok(undefined)
  return readFile(file, 'utf8').then(ok, (thrown: unknown) =>
    err({ kind: 'invalid-input', field: 'file', problem: { type: 'malformed', detail: String(thrown) } }),
  )
}

async function runSpeak(command: SpeakCommand): Promise<AppError | undefined> {
  const ports = nodePorts(process.env)
  const settings = settingsForRun(command.service, ports.keyFromEnvironment)
  if (!settings.ok) return settings.error
  const demo = new DemoKeeper(startSimulator)
  const { handlers } = createBackend({
    ...ports,
    name: 'cli',
    settings: settings.value,
    demo: () => demo.get(),
    publish: () => undefined,
    keepAwake: () => undefined,
  })
  const { file, config, chunkMs, isJson } = command
  const printer = isJson ? jsonPrinter(process.stdout) : textPrinter(process.stdout)
  const { clock, log, network } = ports
  const { openSocket } = network
  const error = await speak({ file, config, chunkMs, handlers, printer, clock, log, openSocket })
  await demo.stop()
  return error
}

async function main(): Promise<AppError | undefined> {
  const command = readCommand(process.argv.slice(2))
  if (!command.ok) return command.error
  switch (command.value.name) {
    case 'help':
      console.log(USAGE)
      return undefined
    case 'simulate':
      return runSimulate(command.value)
    case 'speak':
      return runSpeak(command.value)
  }
}

const error = await main()
if (error !== undefined) {
  console.error(process.argv.includes('--json') ? JSON.stringify({ error }) : describe(error))
  process.exitCode = exitCodes[error.kind]
}
