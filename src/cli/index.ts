import { readFile } from 'node:fs/promises'
import { takeKey } from '../backend/accounts/key-from-environment.ts'
import { readVersion } from '../backend/node-host.ts'
import { type AppError, exitCodeOf } from '../core/base/errors.ts'
import { err, ok, type Result } from '../core/base/result.ts'
import { toTerminalJson } from '../core/base/terminal-text.ts'
import { defaultCallContext } from '../core/contract/call.ts'
import { callSchemas } from '../core/contract/call-schemas.ts'
import type { MediaChunk } from '../core/voice/wire/messages.ts'
import { startSimulator } from '../simulator/start.ts'
import { makeCall } from './call.ts'
import { checkLines, checksExitCode } from './examine.ts'
import { fileProblem } from './file-problem.ts'
import { exportSession, listSessions } from './kept-sessions.ts'
import { SavedSpeech } from './media/saved-speech.ts'
import { runMemories } from './memories.ts'
import {
  type CallCommand,
  type DoctorCommand,
  type ExportCommand,
  type MemoriesCommand,
  readCommand,
  type SessionsCommand,
  type SimulateCommand,
  type SpeakCommand,
} from './options.ts'
import { printJson } from './print-json.ts'
import { jsonPrinter, textPrinter } from './printer.ts'
import { withBackend } from './run-backend.ts'
import { speak } from './speak.ts'
import { createTranslate, describeError } from './texts.ts'
import { helpOf, usage } from './usage.ts'

const translate = await createTranslate()
const describe = (error: AppError) => describeError(error, translate)

async function runSimulate(command: SimulateCommand): Promise<AppError | undefined> {
  // The demo service has a key of its own and ignores others.
  takeKey(process.env)
  const faults = await readFaultsFile(command.faultsFile)
  if (!faults.ok) return faults.error
  const { PARLEY_DEMO_KEYS, PARLEY_DEMO_FAULTS } = process.env
  const [key, ...others] = (PARLEY_DEMO_KEYS ?? '').split(',').filter((each) => each !== '')
  const simulator = await startSimulator({
    port: command.port,
    limits: command.limits,
    keys: others.map(readDemoKey),
    faults: faults.value ?? PARLEY_DEMO_FAULTS ?? '',
    ...(key !== undefined && { key }),
  })
  console.log(`The demo service listens at ${simulator.address}`)
  console.log(`Its key is ${simulator.key}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void simulator.stop())
  await simulator.exited
  return undefined
}

/** A key of the demo service, with the scopes that it is allowed after an equals sign: `key=translate:text+usage:read`. */
function readDemoKey(given: string): string | { key: string; scopes: string[] } {
  const [key = '', scopes] = given.split('=', 2)
  return scopes === undefined ? key : { key, scopes: scopes.split('+') }
}

async function readFaultsFile(file: string | undefined): Promise<Result<string | undefined>> {
  if (file === undefined) return ok(undefined)
  return readFile(file, 'utf8').then(ok, (thrown: unknown) =>
    err({
      kind: 'invalid-input',
      field: 'file',
      problem: { type: 'malformed', detail: fileProblem(file, thrown) },
    }),
  )
}

const runSpeak = ({ service, file, config, chunkMs, save, isJson }: SpeakCommand) =>
  withBackend(service, async ({ backend, ports, signal }) => {
    const printer = isJson ? jsonPrinter(process.stdout) : textPrinter(process.stdout)
    const { clock, log, network } = ports
    const { openSocket } = network
    const { handlers } = backend
    const saved = new SavedSpeech(config.targetContentType)
    const speech = (chunk: MediaChunk) => saved.take(chunk)
    const spoken = { file, config, chunkMs, handlers, printer, clock, log, openSocket, speech, signal }
    const failure = await speak(spoken)
    return failure ?? (save === undefined ? undefined : saved.write(save))
  })

async function runCall({ call, input, service }: CallCommand): Promise<AppError | undefined> {
  if (call === undefined) {
    console.log(JSON.stringify(callSchemas(), undefined, 2))
    return undefined
  }
  return withBackend(service, ({ backend, signal }) =>
    makeCall(call, input, backend.dispatch, { ...defaultCallContext, signal }),
  )
}

const runDoctor = ({ service, isJson }: DoctorCommand) =>
  withBackend(service, async ({ backend, signal }) => {
    const result = await backend.handlers['doctor.run']({}, { ...defaultCallContext, signal })
    if (!result.ok) return result.error
    const { checks } = result.value
    if (isJson) printJson(result.value)
    else console.log(checkLines(checks, translate))
    process.exitCode = checksExitCode(checks)
    return undefined
  })

const runMemory = ({ service, action, isJson }: MemoriesCommand) =>
  withBackend(service, ({ backend, signal }) =>
    runMemories(action, { dispatch: backend.dispatch, isJson, signal }),
  )

const runSessions = ({ isJson }: SessionsCommand) =>
  withBackend(undefined, ({ backend }) => listSessions(backend.handlers, isJson))

const runExport = ({ wish }: ExportCommand) =>
  withBackend(undefined, ({ backend }) => exportSession(backend.handlers, wish))

async function main(): Promise<AppError | undefined> {
  const command = readCommand(process.argv.slice(2))
  if (!command.ok) return command.error
  switch (command.value.name) {
    case 'help':
      console.log(command.value.of === undefined ? usage() : helpOf(command.value.of))
      return undefined
    case 'version':
      console.log(readVersion())
      return undefined
    case 'sessions':
      return runSessions(command.value)
    case 'export':
      return runExport(command.value)
    case 'simulate':
      return runSimulate(command.value)
    case 'speak':
      return runSpeak(command.value)
    case 'call':
      return runCall(command.value)
    case 'memories':
      return runMemory(command.value)
    case 'doctor':
      return runDoctor(command.value)
  }
}

// The reader of the output may close it early, as `head` does.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') throw new Error(`standard output: ${code}`)
  process.exit()
})

const wantsJson = process.argv.includes('--json') || process.argv[2] === 'call'
const error = await main()
if (error !== undefined) {
  console.error(wantsJson ? toTerminalJson(JSON.stringify({ error })) : describe(error))
  process.exitCode = exitCodeOf(error)
}
