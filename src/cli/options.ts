import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHUNK_MS } from '../core/audio/content-types.ts'
import { unexpected } from '../core/base/errors.ts'
import { err, ok, type Result } from '../core/base/result.ts'
import { calls } from '../core/contract/contract.ts'
import { parseInput } from '../core/contract/input.ts'
import { exportFormats } from '../core/library/export/formats.ts'
import { type VoiceConfig, voiceConfigSchema } from '../core/voice/session/config.ts'
import type { ExportWish } from './kept-sessions.ts'
import { whyNotSaved } from './media/saved-speech.ts'
import { type MemoryAction, readMemoryAction } from './memory-options.ts'
import { nearMatch } from './near-match.ts'
import { type NamedService, readService } from './service-options.ts'
import { type CommandName, isCommand } from './usage.ts'

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
  /** File for the spoken translation, if requested. */
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

export interface SessionsCommand {
  readonly name: 'sessions'
  readonly isJson: boolean
}

export interface ExportCommand {
  readonly name: 'export'
  readonly wish: ExportWish
}

/** Prints the help of all commands, or of one. */
interface HelpCommand {
  readonly name: 'help'
  readonly of: CommandName | undefined
}

export type Command =
  | SimulateCommand
  | SpeakCommand
  | CallCommand
  | DoctorCommand
  | MemoriesCommand
  | SessionsCommand
  | ExportCommand
  | HelpCommand
  | { readonly name: 'version' }

/** File that `parley demo` plays. */
const SAMPLE = join(import.meta.dirname, '..', '..', 'resources', 'demo', 'sample-meeting.opus')
const SAMPLE_TARGETS = 'de,fr'

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
  version: { type: 'boolean' },
} as const

function parse(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: true })
}

const unknown = (field: string, value: string): Result<never> =>
  err({ kind: 'invalid-input', field, problem: { type: 'unknown-value', value } })

const missing = (field: string): Result<never> =>
  err({ kind: 'invalid-input', field, problem: { type: 'missing' } })

/** Node's parser describes the problem in its first sentence and suggests alternatives in a second one. */
function optionProblem(thrown: unknown, args: readonly string[]): Result<never> {
  const typed = args.map((arg) => arg.split('=', 1)[0] ?? '').find((arg) => isUnknownOption(arg))
  if (typed === undefined)
    return malformed('option', unexpected(thrown).detail.split(/(?<=\.|')(?:\s|$)/, 1)[0] ?? '')
  const near = nearMatch(
    typed,
    Object.keys(OPTIONS).map((name) => `--${name}`),
  )
  return malformed(
    'option',
    `unknown option ${typed}${near === undefined ? '' : `; did you mean "${near}"?`}`,
  )
}

const isUnknownOption = (arg: string): boolean =>
  arg.startsWith('-') && arg !== '-' && !Object.hasOwn(OPTIONS, arg.replace(/^--/, ''))

/** @param args arguments after the name of the program */
export function readCommand(args: string[]): Result<Command> {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (thrown) {
    return optionProblem(thrown, args)
  }
  const { values, positionals } = parsed
  const [name, first, second] = positionals
  if (values.version === true) return ok({ name: 'version' })
  if (name === undefined) return ok({ name: 'help', of: undefined })
  if (name === 'help') return readHelp(first)
  if (!isCommand(name)) return unknown('command', name)
  if (values.help === true) return readHelp(name)
  const service = readService(values)
  if (!service.ok) return service
  const isJson = values.json === true
  switch (name) {
    case 'simulate':
      return readSimulate(values)
    case 'speak':
      return readSpeak(first, values, service.value)
    case 'demo':
      return readSpeak(SAMPLE, { to: SAMPLE_TARGETS, ...values, from: 'en' }, undefined)
    case 'doctor':
      return ok({ name, isJson, service: service.value })
    case 'call':
      return readCall(first, second, values.list === true, service.value)
    case 'memories':
      return readMemories(positionals.slice(1), values, service.value)
    case 'sessions':
      return ok({ name, isJson })
    case 'export':
      return readExport(first, values)
  }
}

function readHelp(of: string | undefined): Result<HelpCommand> {
  if (of !== undefined && !isCommand(of)) return unknown('command', of)
  return ok({ name: 'help', of })
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

function readExport(id: string | undefined, { as, to, save }: Values): Result<ExportCommand> {
  if (id === undefined) return missing('session')
  const format = exportFormats.find((known) => known === as)
  if (as !== undefined && format === undefined) return unknown('as', as)
  const lines = to?.split(',').filter((line) => line !== '')
  return ok({ name: 'export', wish: { id, format, lines, save } })
}

function readCall(
  call: string | undefined,
  input = '{}',
  isList: boolean,
  service: NamedService | undefined,
): Result<CallCommand> {
  if (isList) return ok({ name: 'call', call: undefined, input, service })
  if (call === undefined) return missing('call')
  if (!Object.hasOwn(calls, call)) return unknown('call', call)
  return ok({ name: 'call', call, input, service })
}

function readSpeak(
  file: string | undefined,
  values: Values,
  service: NamedService | undefined,
): Result<SpeakCommand> {
  if (file === undefined) return missing('file')
  const { save, to } = values
  const targetLanguages = (to ?? '').split(',').filter((code) => code !== '')
  // Without any language it is a transcription, which cannot be saved as speech.
  if (targetLanguages.length === 0 && (to !== undefined || save !== undefined))
    return missing('targetLanguages')
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
  if (save === undefined && values.as !== undefined) return missing('save')
  const chunkMs = Number(values.chunk ?? CHUNK_MS.defaults)
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
