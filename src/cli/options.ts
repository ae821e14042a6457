import { parseArgs } from 'node:util'
import { CHUNK_MS } from '../core/audio/content-types.ts'
import { calls } from '../core/contract.ts'
import { unexpected } from '../core/errors.ts'
import { parseInput } from '../core/input.ts'
import { err, ok, type Result } from '../core/result.ts'
import { type VoiceConfig, voiceConfigSchema } from '../core/voice/config.ts'
import { MEMORIES_USAGE, type MemoryAction, readMemoryAction } from './memory-options.ts'
import { whyNotSaved } from './saved-speech.ts'
import { type NamedService, readService } from './service-options.ts'

export const USAGE = `Parley on the command line

  npm run parley -- simulate [--port N] [--characters N] [--speech-ms N] [--faults FILE]
      Runs the demo service alone, and prints its address and its key.
      --characters, --speech-ms   what its account may use in a month
      --faults    a JSON list of what goes wrong, such as [{"kind": "status", "status": 500, "times": 3}]
      Its keys may be given in PARLEY_DEMO_KEYS, separated by commas: the first one is the main key, and those
      that end in :fx are of the Free plan; key=translate:text+usage:read is allowed these scopes alone.
      PARLEY_DEMO_FAULTS takes a line of faults, such as "500*3, stall".

  npm run parley -- speak FILE [--to de,fr] [--from en] [--format msgpack|json] [--json]
      Speaks a recording into a voice session, at the pace of speech, and prints the captions as they come.
      FILE is WAV, or in a container that the service takes (Ogg or WebM with Opus, FLAC, MP3, Matroska): that is
      sent as it is, with one channel.
      --from      the language that is spoken; left out, it is detected
      --to        up to five languages; left out, the recording is transcribed and not translated
      --format    how messages are packed on the wire
      --chunk MS  length of one piece of sound, ${CHUNK_MS.least} to ${CHUNK_MS.most}
      --json      one JSON object a line
      --save FILE saves the translation as it is spoken, in the first of the languages
      --as TYPE   the content type in which it is spoken, such as audio/ogg;codecs=opus

  npm run parley -- call NAME [JSON]
      Makes one call of the app's contract and prints its answer as JSON. "-" reads the input from standard
      input; left out, it is {}. Where there is no answer, the error is printed on standard error, as JSON too.

  npm run parley -- call --list
      Prints the names of all calls, with the JSON schemas of what they take and answer.

${MEMORIES_USAGE}

  npm run parley -- doctor [--json]
      Checks everything between here and the service, and says what to do.

Without more they use the demo service. For another one:
      --service URL --profile generic|deepl, and its key in PARLEY_KEY
      A service that is known (deepl) needs no URL.
      --tag NAME  what texts count for in the reports of the account (deepl)

They end with 0, or with 2 for what was asked, 3 for who asked, 4 for the way to the service, 1 for the rest.
`

export interface SimulateCommand {
  readonly name: 'simulate'
  /** 0 for any free one. */
  readonly port: number
  readonly limits: { readonly characters?: number; readonly milliseconds?: number }
  /** A file that says what goes wrong. */
  readonly faultsFile: string | undefined
}

export interface SpeakCommand {
  readonly name: 'speak'
  readonly file: string
  readonly config: VoiceConfig
  readonly chunkMs: number
  /** Where the spoken translation goes, where it is wanted. */
  readonly save: string | undefined
  readonly isJson: boolean
  /** Left out for the demo service. */
  readonly service: NamedService | undefined
}

export interface CallCommand {
  readonly name: 'call'
  /** Left out: all of them are listed. */
  readonly call: string | undefined
  /** JSON, or `-` for standard input. */
  readonly input: string
  readonly service: NamedService | undefined
}

export interface DoctorCommand {
  readonly name: 'doctor'
  readonly isJson: boolean
  readonly service: NamedService | undefined
}

export interface MemoriesCommand {
  readonly name: 'memories'
  readonly action: MemoryAction
  readonly isJson: boolean
  readonly service: NamedService | undefined
}

export type Command =
  | SimulateCommand
  | SpeakCommand
  | CallCommand
  | DoctorCommand
  | MemoriesCommand
  | { readonly name: 'help' }

const malformed = (field: string, detail: string): Result<never> =>
  err({ kind: 'invalid-input', field, problem: { type: 'malformed', detail } })

const OPTIONS = {
  port: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  format: { type: 'string' },
  chunk: { type: 'string' },
  save: { type: 'string' },
  as: { type: 'string' },
  find: { type: 'string' },
  name: { type: 'string' },
  json: { type: 'boolean' },
  list: { type: 'boolean' },
  service: { type: 'string' },
  profile: { type: 'string' },
  tag: { type: 'string' },
  characters: { type: 'string' },
  'speech-ms': { type: 'string' },
  faults: { type: 'string' },
  help: { type: 'boolean' },
} as const

function parse(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: true })
}

/** @param args what stands behind the program's name */
export function readCommand(args: string[]): Result<Command> {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (thrown) {
    return malformed('option', unexpected(thrown).detail)
  }
  const { values, positionals } = parsed
  const [name, first, second] = positionals
  if (values.help === true || name === undefined || name === 'help') return ok({ name: 'help' })
  if (name === 'simulate') return readSimulate(values)
  const service = readService(values)
  if (!service.ok) return service
  if (name === 'speak') return readSpeak(first, values, service.value)
  if (name === 'doctor') return ok({ name, isJson: values.json === true, service: service.value })
  if (name === 'memories') return readMemories(positionals.slice(1), values, service.value)
  if (name === 'call') return readCall(first, second, values.list === true, service.value)
  return err({ kind: 'invalid-input', field: 'command', problem: { type: 'unknown-value', value: name } })
}

type Values = ReturnType<typeof parse>['values']

function readSimulate(values: Values): Result<SimulateCommand> {
  const { port = '0', characters, faults, 'speech-ms': milliseconds } = values
  const isCount = (text: string, most: number) => /^\d+$/.test(text) && Number(text) <= most
  if (!isCount(port, 65_535)) return malformed('port', port)
  if (characters !== undefined && !isCount(characters, Number.MAX_SAFE_INTEGER))
    return malformed('characters', characters)
  if (milliseconds !== undefined && !isCount(milliseconds, Number.MAX_SAFE_INTEGER))
    return malformed('speech-ms', milliseconds)
  return ok({
    name: 'simulate',
    port: Number(port),
    limits: {
      ...(characters !== undefined && { characters: Number(characters) }),
      ...(milliseconds !== undefined && { milliseconds: Number(milliseconds) }),
    },
    faultsFile: faults,
  })
}

function readMemories(
  given: readonly string[],
  values: Values,
  service: NamedService | undefined,
): Result<MemoriesCommand> {
  const action = readMemoryAction(given, values)
  return action.ok
    ? ok({ name: 'memories', action: action.value, isJson: values.json === true, service })
    : action
}

function readCall(
  call: string | undefined,
  input = '{}',
  isList: boolean,
  service: NamedService | undefined,
): Result<CallCommand> {
  if (isList) return ok({ name: 'call', call: undefined, input, service })
  if (call === undefined) return err({ kind: 'invalid-input', field: 'call', problem: { type: 'missing' } })
  if (!Object.hasOwn(calls, call))
    return err({ kind: 'invalid-input', field: 'call', problem: { type: 'unknown-value', value: call } })
  return ok({ name: 'call', call, input, service })
}

function readSpeak(
  file: string | undefined,
  values: Values,
  service: NamedService | undefined,
): Result<SpeakCommand> {
  if (file === undefined) return err({ kind: 'invalid-input', field: 'file', problem: { type: 'missing' } })
  const { save, to } = values
  const targetLanguages = (to ?? '').split(',').filter((code) => code !== '')
  // Only who names no languages at all wants a transcription, and that cannot be saved as speech.
  if (targetLanguages.length === 0 && (to !== undefined || save !== undefined))
    return err({ kind: 'invalid-input', field: 'targetLanguages', problem: { type: 'missing' } })
  const config = parseInput(voiceConfigSchema, {
    ...(values.from !== undefined && { sourceLanguage: values.from, sourceLanguageMode: 'fixed' }),
    targetLanguages,
    spokenLanguages: save === undefined ? [] : targetLanguages.slice(0, 1),
    ...(values.as !== undefined && { targetContentType: values.as }),
    ...(values.format !== undefined && { messageFormat: values.format }),
  })
  if (!config.ok) return config
  const refusal = save === undefined ? undefined : whyNotSaved(config.value.targetContentType)
  if (refusal !== undefined) return malformed('as', refusal)
  if (save === undefined && values.as !== undefined)
    return err({ kind: 'invalid-input', field: 'save', problem: { type: 'missing' } })
  const chunkMs = Number(values.chunk ?? CHUNK_MS.usual)
  if (!(chunkMs >= CHUNK_MS.least && chunkMs <= CHUNK_MS.most))
    return malformed('chunk', `${values.chunk} is not from ${CHUNK_MS.least} to ${CHUNK_MS.most}`)
  return ok({
    name: 'speak',
    file,
    config: config.value,
    chunkMs,
    save,
    isJson: values.json === true,
    service,
  })
}
