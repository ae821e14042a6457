import { createBackend } from '../backend/backend.ts'
import { DemoKeeper } from '../backend/demo-keeper.ts'
import { nodePorts } from '../backend/node-host.ts'
import type { AppError } from '../core/errors.ts'
import { startSimulator } from '../simulator/start.ts'
import { exitCodes } from './exit-codes.ts'
import { settingsForRun } from './one-run.ts'
import { readCommand, type SimulateCommand, type SpeakCommand, USAGE } from './options.ts'
import { jsonPrinter, textPrinter } from './printer.ts'
import { speak } from './speak.ts'
import { createDescribe } from './texts.ts'

const describe = await createDescribe()

async function runSimulate({ port }: SimulateCommand): Promise<AppError | undefined> {
  const simulator = await startSimulator({ port })
  console.log(`The demo service listens at ${simulator.address}`)
  console.log(`Its key is ${simulator.key}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void simulator.stop())
  await simulator.exited
  return undefined
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
  const error = await speak({ file, config, chunkMs, handlers, printer, clock: ports.clock, log: ports.log })
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
