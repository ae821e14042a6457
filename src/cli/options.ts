import { parseArgs } from 'node:util'
import { CHUNK_MS } from '../core/audio/content-types.ts'
import { unexpected } from '../core/base/errors.ts'
import { parseInput } from '../core/base/input.ts'
import { ok, type Result } from '../core/base/result.ts'
import { calls } from '../core/contract/contract.ts'
import { wordsOf } from '../core/figures/tokens.ts'
import { exportFormats } from '../core/library/export/formats.ts'
import { sections } from '../core/settings/settings.ts'
import { voiceConfigSchema } from '../core/voice/config.ts'
import { sides } from '../core/voice/sides.ts'
import { type Command, type CommandOf, memoryActions } from './command.ts'
import { malformed, missing, unknown } from './invalid.ts'
import { whyNotSaved } from './media/saved-speech.ts'
import { nearMatch } from './near-match.ts'
import { type NamedService, readService } from './service-options.ts'
import { readSpokenTerms, SPOKEN_TERMS } from './spoken-terms/option.ts'
import { hasOption, isCommand } from './usage.ts'

const SAMPLE_TARGETS = 'de,fr'

const OPTIONS = {
  port: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  format: { type: 'string' },
  chunk: { type: 'string' },
  microphone: { type: 'string' },
  into: { type: 'string' },
  program: { type: 'string' },
  listen: { type: 'boolean' },
  prefer: { type: 'string' },
  [SPOKEN_TERMS]: { type: 'string' },
  'my-name': { type: 'string' },
  'their-name': { type: 'string' },
  save: { type: 'string' },
  reference: { type: 'string' },
  translation: { type: 'string' },
  log: { type: 'string' },
  as: { type: 'string' },
  find: { type: 'string' },
  name: { type: 'string' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
  desktop: { type: 'boolean' },
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

/**
 * Shortens the message of Node's parser to its first sentence, which describes the problem; the second one
 * suggests alternatives.
 */
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
  const [name, ...subjects] = positionals
  const [first, second] = subjects
  if (values.version === true) return ok({ name: 'version' })
  if (name === undefined) return ok({ name: 'help', of: undefined })
  if (name === 'help') return readHelp(first)
  if (!isCommand(name)) return unknown('command', name)
  if (values.help === true) return readHelp(name)
  const foreign = Object.keys(values).find((option) => !hasOption(name, option))
  if (foreign !== undefined)
    return malformed(
      'option',
      `\`parley ${name}\` has no option --${foreign}. Run \`parley help ${name}\` for its options`,
    )
  const service = readService(values)
  if (!service.ok) return service
  const isJson = values.json === true
  switch (name) {
    case 'simulate':
      return readSimulate(values)
    case 'speak':
      return first === undefined ? missing('file') : readSpeak(first, values, service.value)
    case 'demo':
      return readSpeak(undefined, { to: SAMPLE_TARGETS, ...values, from: 'en' }, undefined)
    case 'measure':
      return readMeasure(first, values, service.value)
    case 'meet':
      return readMeet(first, values, service.value)
    case 'doctor':
      return ok({ name, isJson, isDesktop: values.desktop === true, service: service.value })
    case 'call':
      return readCall(first, second, values.list === true, service.value)
    case 'memories':
      return readMemories(first, second, values, service.value)
    case 'sessions':
    case 'devices':
      return ok({ name, isJson })
    case 'export':
      return readExport(first, values)
    case 'import':
      return first === undefined ? missing('exported') : ok({ name, files: subjects, isJson })
    case 'erase':
      // Somebody may mean a single session.
      return first === undefined
        ? ok({ name, isConfirmed: values.yes === true })
        : malformed('option', `\`parley erase\` deletes everything, and cannot delete ${first} alone`)
  }
}

function readHelp(of: string | undefined): Result<CommandOf<'help'>> {
  if (of !== undefined && !isCommand(of)) return unknown('command', of)
  return ok({ name: 'help', of })
}

type Values = ReturnType<typeof parse>['values']

function readSimulate(values: Values): Result<CommandOf<'simulate'>> {
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
  given: string | undefined,
  subject: string | undefined,
  { find, name, save, json }: Values,
  service: NamedService | undefined,
): Result<CommandOf<'memories'>> {
  if (given === undefined) return missing('command')
  const type = memoryActions.find((known) => known === given)
  if (type === undefined) return unknown('command', given)
  if (subject === undefined && type !== 'list') return missing(type === 'import' ? 'file' : 'id')
  const action = { type, subject: subject ?? '', find, memoryName: name, save }
  return ok({ name: 'memories', action, isJson: json === true, service })
}

function readExport(id: string | undefined, { as, to, save }: Values): Result<CommandOf<'export'>> {
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
): Result<CommandOf<'call'>> {
  if (isList) return ok({ name: 'call', call: undefined, input, service })
  if (call === undefined) return missing('call')
  if (!Object.hasOwn(calls, call)) return unknown('call', call)
  return ok({ name: 'call', call, input, service })
}

function readSpeak(
  file: string | undefined,
  values: Values,
  service: NamedService | undefined,
): Result<CommandOf<'speak'>> {
  const { save, to } = values
  const targetLanguages = (to ?? '').split(',').filter((code) => code !== '')
  // Without target languages the result is a transcript, which cannot be saved as speech.
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
  const spokenTerms = readSpokenTerms(values, service)
  if (!spokenTerms.ok) return spokenTerms
  return ok({
    name: 'speak',
    file,
    config: config.value,
    spokenTerms: spokenTerms.value,
    chunkMs,
    save,
    isJson: values.json === true,
    service,
  })
}

function readMeasure(
  file: string | undefined,
  { from, to = '', reference, translation, save, log, json }: Values,
  service: NamedService | undefined,
): Result<CommandOf<'measure'>> {
  if (file === undefined) return missing('recording')
  const targetLanguages = to.split(',').filter((code) => code !== '')
  if (targetLanguages.length === 0 && translation !== undefined) return missing('targetLanguages')
  for (const [field, text] of Object.entries({ reference, translation }))
    if (text !== undefined && wordsOf(text).length === 0) return malformed(field, `The ${field} has no words`)
  const config = parseInput(voiceConfigSchema, {
    ...(from !== undefined && { sourceLanguage: from, sourceLanguageMode: 'fixed' }),
    targetLanguages,
  })
  if (!config.ok) return config
  const wish = { file, config: config.value, reference, translation, save, log }
  return ok({ name: 'measure', service, wish, isJson: json === true })
}

function readMeet(
  preset: string | undefined,
  values: Values,
  service: NamedService | undefined,
): Result<CommandOf<'meet'>> {
  const { from, to, microphone, into, program, prefer } = values
  if (from === undefined && preset === undefined) return missing('sourceLanguage')
  const targets = (to ?? '').split(',').filter((code) => code !== '')
  if (targets.length === 0 && (preset === undefined || to !== undefined)) return missing('targetLanguages')
  const languages = parseInput(voiceConfigSchema, { sourceLanguage: from, targetLanguages: targets })
  if (!languages.ok) return languages
  const names = parseInput(sections.meeting, {
    myName: values['my-name'],
    theirName: values['their-name'],
  })
  if (!names.ok) return names
  const preferred = sides.find((side) => side === prefer)
  if (prefer !== undefined && preferred === undefined) return unknown('prefer', prefer)
  const spokenTerms = readSpokenTerms(values, service)
  if (!spokenTerms.ok) return spokenTerms
  const { sourceLanguage, targetLanguages } = languages.value
  return ok({
    name: 'meet',
    service,
    preset,
    wish: { microphone, into, program, isListening: values.listen === true },
    choice: {
      sourceLanguage,
      targetLanguages: to === undefined ? undefined : targetLanguages,
      preferred,
      myName: values['my-name'],
      theirName: values['their-name'],
    },
    spokenTerms: spokenTerms.value,
    isJson: values.json === true,
  })
}
