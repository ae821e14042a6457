import { join } from 'node:path'
import { systemClock } from '../backend/base/system-clock.ts'
import { stderr, stdout } from '../backend/base/terminal-output.ts'
import { toTerminalJson } from '../backend/base/terminal-text.ts'
import { defaultCallContext } from '../core/base/call.ts'
import { type AppError, exitCodeOf } from '../core/base/errors.ts'
import { callSchemas } from '../core/contract/call-schemas.ts'
import type { Translate } from '../core/product/strings/error-text.ts'
import { knownVoiceLanguages } from '../core/voice/voice-languages.ts'
import type { MediaChunk } from '../core/voice/wire/voice-messages.ts'
import { createAsk } from './ask.ts'
import type { CliHost } from './cli-host.ts'
import type { Command, CommandOf } from './command.ts'
import { printDesktopReport } from './desktop/desktop-report.ts'
import { erase } from './erase.ts'
import { createTranslate, describeError } from './error-texts.ts'
import { checkLines, checksExitCode } from './examine.ts'
import { outputError } from './file-problem.ts'
import { askAddress, follow } from './follow/follow.ts'
import { exportKeptSession, importSessions, listSessions } from './kept-sessions.ts'
import { listPrograms } from './list-programs.ts'
import { makeCall } from './make-call.ts'
import { SavedSpeech } from './media/saved-speech.ts'
import { meet } from './meet/meet.ts'
import { type MeetingAccount, meetingGlossaries } from './meet/meeting-glossaries.ts'
import { meetingJsonPrinter, meetingTextPrinter } from './meet/meeting-printer.ts'
import { meetingConfigs, meetingSettings, withPreset } from './meet/meeting-settings.ts'
import { LOST_SPEECH_EXIT_CODE } from './output/lost-speech.ts'
import { OutputFile } from './output/output-file.ts'
import { printJson } from './output/print-json.ts'
import { jsonPrinter, textPrinter } from './output/printer.ts'
import { endBy, Interruption } from './process/interruption.ts'
import { readCommand } from './read-command.ts'
import { withBackend } from './run-backend.ts'
import { runMemories } from './run-memories.ts'
import type { NamedService } from './service-options.ts'
import { simulate } from './simulate.ts'
import { speak } from './speak/speak.ts'
import { meetingSpokenTerms, withSpokenTerms } from './spoken-terms/with-spoken-terms.ts'

/** File that `parley demo` plays. */
const sampleOf = ({ resources }: CliHost): string => join(resources, 'demo', 'sample-meeting.opus')

type Runs = {
  readonly [N in Command['name']]: (command: CommandOf<N>) => Promise<AppError | undefined> | undefined
}

/** Implementation of each command; returns the error if it failed. */
function runsOf(host: CliHost, translate: Translate, interruption: Interruption): Runs {
  type Act = Parameters<typeof withBackend>[1]
  const onBackend = (service: NamedService | undefined, act: Act) =>
    withBackend({ host, interruption, service }, act)
  const untilEnd = (service: NamedService | undefined, act: Act) =>
    withBackend({ host, interruption, service, endsItself: true }, act)
  return {
    help({ text }) {
      stdout.print(text)
      return undefined
    },
    version() {
      stdout.print(host.program.version)
      return undefined
    },
    simulate: (command) => simulate(host, command),
    speak: ({ service, file = sampleOf(host), config: given, spokenTerms, chunkMs, save, isJson }) =>
      untilEnd(service, async ({ backend, ports, signal }) => {
        const chosen = await withSpokenTerms(given, spokenTerms, createAsk(backend.dispatch, { signal }))
        if (!chosen.ok) return chosen.error
        const config = chosen.value
        const printer = isJson ? jsonPrinter(stdout) : textPrinter(stdout)
        const { clock, log, network } = ports
        const { openSocket } = network
        const { handlers } = backend
        const saved = new SavedSpeech(config.targetContentType)
        const speech = (chunk: MediaChunk) => saved.push(chunk)
        const { recordingScript } = host.program
        const session = { handlers, printer, clock, log, openSocket, speech, signal }
        const spoken = { ...session, file, config, chunkMs, recordingScript }
        const output = save === undefined ? undefined : await OutputFile.create(save)
        if (output?.ok === false) return output.error
        const result = await speak(spoken)
        const { content } = saved
        // Speech that came before something failed was paid for.
        const failed = content.length === 0 ? output?.value.discard() : output?.value.write(content)
        const unsaved = (await failed) ?? undefined
        if (!result.ok) return result.error
        if (result.value.hasLost) process.exitCode = LOST_SPEECH_EXIT_CODE
        return unsaved
      }),
    meet: ({ service, preset, wish, choice, spokenTerms, isJson }) =>
      untilEnd(service, async ({ backend, ports, stored, signal }) => {
        const { clock, log, network, soundTools } = ports
        const { handlers } = backend
        const chosen = withPreset(backend.settings.settings, stored, preset)
        if (!chosen.ok) return chosen.error
        const settings = meetingSettings(chosen.value.settings, choice, wish.isListening)
        const { meeting } = settings
        const listed = await handlers['voice.languages']({})
        const names = {
          mine: meeting.myName || translate('live.sides.mine'),
          theirs: meeting.theirName || translate('live.sides.theirs'),
        }
        const printer = isJson
          ? meetingJsonPrinter(stdout)
          : meetingTextPrinter(stdout, {
              names,
              clock,
              describe: (error) => describeError(error, translate),
            })
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
          remembered: chosen.value.devices,
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
        const { error, hasLost } = result.value
        if (error !== undefined) process.exitCode = exitCodeOf(error)
        else if (hasLost) process.exitCode = LOST_SPEECH_EXIT_CODE
        return undefined
      }),
    call({ call, input, service }) {
      if (call !== undefined)
        return onBackend(service, ({ backend, signal }) =>
          makeCall(call, input, backend.dispatch, { ...defaultCallContext, signal }),
        )
      stdout.print(JSON.stringify(callSchemas(), undefined, 2))
      return undefined
    },
    doctor: ({ service, isJson, isDesktop }) =>
      onBackend(service, async ({ backend, signal }) => {
        const result = await backend.handlers['doctor.run']({}, { ...defaultCallContext, signal })
        if (!result.ok) return result.error
        const { checks } = result.value
        if (isDesktop) await printDesktopReport(host, checks, isJson)
        else if (isJson) printJson(result.value)
        else stdout.print(checkLines(checks, translate))
        process.exitCode = checksExitCode(checks)
        return undefined
      }),
    memories: ({ service, action, isJson }) =>
      onBackend(service, ({ backend, signal }) =>
        runMemories(action, { dispatch: backend.dispatch, isJson, signal }),
      ),
    devices: ({ isJson }) => onBackend(undefined, ({ backend }) => listPrograms(backend.handlers, isJson)),
    async follow({ isJson }) {
      const address = await askAddress()
      const stopWatching = interruption.watch()
      const note = (line: string) => stderr.print(line)
      const { signal } = interruption
      return follow({ address, isJson, out: stdout, note, clock: systemClock, signal }).finally(stopWatching)
    },
    mcp: ({ service, allowsWriting }) =>
      untilEnd(service, async ({ backend, ports, signal }) => {
        const { serveMcp } = await import('./mcp/serve-mcp.ts')
        const { dispatch } = backend
        return serveMcp({
          dispatch,
          allowsWriting,
          translate,
          version: host.program.version,
          clock: ports.clock,
          signal,
        })
      }),
    sessions: ({ isJson }) => onBackend(undefined, ({ backend }) => listSessions(backend.handlers, isJson)),
    erase: ({ isConfirmed }) => erase(host, isConfirmed),
    import: ({ files, isJson }) =>
      onBackend(undefined, ({ backend }) => importSessions(createAsk(backend.dispatch), files, isJson)),
    export: ({ wish }) => onBackend(undefined, ({ backend }) => exportKeptSession(backend.handlers, wish)),
  }
}

/** Commands that run until Ctrl+C, which is their usual end. */
const UNTIL_CTRL_C: ReadonlySet<Command['name']> = new Set(['meet'])

/** Waits until a stream has passed on what was written, or has failed to. */
const written = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => void stream.write('', () => resolve()))

/**
 * Reads one command and runs it; what it prints goes to the process's own output, and its exit code to the process. It
 * waits for slow readers: Electron would drop what they have not read yet.
 */
export async function runCli(args: readonly string[], host: CliHost): Promise<void> {
  const interruption = new Interruption(systemClock)
  let unwritten: unknown
  // The reading process may close standard output early, as `head` does.
  process.stdout.on('error', (thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'EPIPE') process.exit()
    unwritten ??= thrown
    interruption.abort()
  })
  // Errors of standard error can be told to nobody.
  process.stderr.on('error', () => undefined)
  const translate = await createTranslate()
  const command = readCommand(args, host.command)
  const failed = command.ok ? await run(command.value, runsOf(host, translate, interruption)) : command.error
  await written(process.stdout)
  const error = unwritten === undefined ? failed : outputError(unwritten)
  if (error !== undefined) {
    const wantsJson = args.includes('--json') || args[0] === 'call'
    stderr.print(wantsJson ? toTerminalJson(JSON.stringify({ error })) : describeError(error, translate))
    process.exitCode = exitCodeOf(error)
  }
  await written(process.stderr)
  const { by } = interruption
  if (by === undefined || (by === 'SIGINT' && command.ok && UNTIL_CTRL_C.has(command.value.name))) return
  endBy(by)
}

const run = <N extends Command['name']>(command: CommandOf<N>, runs: Runs) => runs[command.name](command)
