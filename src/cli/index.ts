import { readFile } from 'node:fs/promises'
import { takeKey } from '../backend/accounts/key-from-environment.ts'
import { toTerminalJson } from '../backend/base/terminal-text.ts'
import { readVersion } from '../backend/node-host.ts'
import { defaultCallContext } from '../core/base/call.ts'
import { type AppError, exitCodeOf } from '../core/base/errors.ts'
import { err, ok, type Result } from '../core/base/result.ts'
import { callSchemas } from '../core/contract/call-schemas.ts'
import type { Figures } from '../core/figures/figures.ts'
import { knownVoiceLanguages } from '../core/voice/voice-languages.ts'
import type { MediaChunk } from '../core/voice/wire/messages.ts'
import { startSimulator } from '../simulator/start.ts'
import { createAsk } from './ask.ts'
import { makeCall } from './call.ts'
import type { Command, CommandOf } from './command.ts'
import { listPrograms } from './devices.ts'
import { checkLines, checksExitCode } from './examine.ts'
import { fileProblem } from './file-problem.ts'
import { exportSession, listSessions } from './kept-sessions.ts'
import { figuresTable, measurementTable } from './measure/figures-table.ts'
import { measure } from './measure/measure.ts'
import { SavedSpeech } from './media/saved-speech.ts'
import { meet } from './meet/meet.ts'
import { type MeetingAccount, meetingGlossaries } from './meet/meeting-glossaries.ts'
import { meetingJsonPrinter, meetingTextPrinter } from './meet/meeting-printer.ts'
import { meetingConfigs, meetingSettings, withPreset } from './meet/meeting-settings.ts'
import { runMemories } from './memories.ts'
import { readCommand } from './options.ts'
import { printJson } from './print-json.ts'
import { jsonPrinter, textPrinter, writeJson } from './printer.ts'
import { withBackend } from './run-backend.ts'
import { speak } from './speak.ts'
import { meetingSpokenTerms, withSpokenTerms } from './spoken-terms/spoken-terms.ts'
import { createTranslate, describeError } from './texts.ts'
import { helpOf, usage } from './usage.ts'

const translate = await createTranslate()
const describe = (error: AppError) => describeError(error, translate)

async function runSimulate(command: CommandOf<'simulate'>): Promise<AppError | undefined> {
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

/** Parses a key of the demo service; its scopes may follow an equals sign: `key=translate:text+usage:read`. */
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

/** Implementation of each command; returns the error if it failed. */
const runs: {
  readonly [N in Command['name']]: (command: CommandOf<N>) => Promise<AppError | undefined> | undefined
} = {
  help({ of }) {
    console.log(of === undefined ? usage() : helpOf(of))
    return undefined
  },
  version() {
    console.log(readVersion())
    return undefined
  },
  simulate: runSimulate,
  speak: ({ service, file, config: given, spokenTerms, chunkMs, save, isJson }) =>
    withBackend(service, async ({ backend, ports, signal }) => {
      const chosen = await withSpokenTerms(given, spokenTerms, createAsk(backend.dispatch, { signal }))
      if (!chosen.ok) return chosen.error
      const config = chosen.value
      const printer = isJson ? jsonPrinter(process.stdout) : textPrinter(process.stdout)
      const { clock, log, network } = ports
      const { openSocket } = network
      const { handlers } = backend
      const saved = new SavedSpeech(config.targetContentType)
      const speech = (chunk: MediaChunk) => saved.take(chunk)
      const onFigures = (figures: Figures) =>
        isJson ? writeJson(process.stdout, { figures }) : console.log(`\n${figuresTable(figures)}`)
      const spoken = { file, config, chunkMs, handlers, printer, clock, log, openSocket, speech, signal }
      const failure = await speak({ ...spoken, onFigures })
      return failure ?? (save === undefined ? undefined : saved.write(save))
    }),
  measure: ({ service, wish, isJson }) =>
    withBackend(service, async ({ backend, ports, signal }) => {
      const { clock, log, network } = ports
      const { handlers } = backend
      const measured = await measure(wish, { handlers, clock, log, openSocket: network.openSocket, signal })
      if (!measured.ok) return measured.error
      if (isJson) printJson(measured.value)
      else console.log(measurementTable(measured.value))
      return undefined
    }),
  meet: ({ service, preset, wish, choice, spokenTerms, isJson }) =>
    withBackend(service, async ({ backend, ports, stored, signal }) => {
      const { clock, log, network, soundTools } = ports
      const { handlers } = backend
      const chosen = withPreset(backend.settings.settings, stored, preset)
      if (!chosen.ok) return chosen.error
      const settings = meetingSettings(chosen.value, choice, wish.isListening)
      const { meeting } = settings
      const listed = await handlers['voice.languages']({})
      const names = {
        mine: meeting.myName || translate('live.sides.mine'),
        theirs: meeting.theirName || translate('live.sides.theirs'),
      }
      const printer = isJson
        ? meetingJsonPrinter(process.stdout)
        : meetingTextPrinter(process.stdout, { names, clock, describe })
      const configs = meetingConfigs(settings, listed.ok ? listed.value : knownVoiceLanguages)
      const account: MeetingAccount = {
        names,
        ask: createAsk(backend.dispatch, { signal }),
        note: (text) => printer.note(text),
      }
      const withGlossaries = await meetingGlossaries(configs, account)
      const fitting = await meetingSpokenTerms(withGlossaries, { ...account, wanted: spokenTerms })
      if (!fitting.ok) return fitting.error
      const result = await meet({
        ...fitting.value,
        wish,
        tools: soundTools,
        names,
        preferred: meeting.preferred,
        ports: { handlers, clock, log, openSocket: network.openSocket },
        ask: createAsk(backend.dispatch),
        isDemo: service === undefined,
        printer,
        signal,
      })
      if (!result.ok) return result.error
      if (result.value !== undefined) process.exitCode = exitCodeOf(result.value)
      return undefined
    }),
  call({ call, input, service }) {
    if (call !== undefined)
      return withBackend(service, ({ backend, signal }) =>
        makeCall(call, input, backend.dispatch, { ...defaultCallContext, signal }),
      )
    console.log(JSON.stringify(callSchemas(), undefined, 2))
    return undefined
  },
  doctor: ({ service, isJson }) =>
    withBackend(service, async ({ backend, signal }) => {
      const result = await backend.handlers['doctor.run']({}, { ...defaultCallContext, signal })
      if (!result.ok) return result.error
      const { checks } = result.value
      if (isJson) printJson(result.value)
      else console.log(checkLines(checks, translate))
      process.exitCode = checksExitCode(checks)
      return undefined
    }),
  memories: ({ service, action, isJson }) =>
    withBackend(service, ({ backend, signal }) =>
      runMemories(action, { dispatch: backend.dispatch, isJson, signal }),
    ),
  devices: ({ isJson }) => withBackend(undefined, ({ backend }) => listPrograms(backend.handlers, isJson)),
  sessions: ({ isJson }) => withBackend(undefined, ({ backend }) => listSessions(backend.handlers, isJson)),
  export: ({ wish }) => withBackend(undefined, ({ backend }) => exportSession(backend.handlers, wish)),
}

async function main(): Promise<AppError | undefined> {
  const command = readCommand(process.argv.slice(2))
  if (!command.ok) return command.error
  const run = runs[command.value.name] as (command: Command) => Promise<AppError | undefined> | undefined
  return run(command.value)
}

// The reading process may close standard output early, as `head` does.
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
