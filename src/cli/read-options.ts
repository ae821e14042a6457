import * as z from 'zod/mini'
import { CHUNK_MS } from '../core/audio/content-types.ts'
import { parseInput } from '../core/base/input.ts'
import { ok, type Result } from '../core/base/result.ts'
import { calls } from '../core/contract/contract.ts'
import { foreignLanguageCode } from '../core/languages/codes.ts'
import { serviceProfiles } from '../core/service/service-profiles.ts'
import { exportFormats } from '../core/session/library/export/export-formats.ts'
import { sections } from '../core/settings/settings.ts'
import { voiceConfigSchema } from '../core/voice/config.ts'
import { sides } from '../core/voice/sides.ts'
import { type CommandOf, memoryActions } from './command.ts'
import { malformed, missing, unknown } from './invalid.ts'
import { TYPE_OF_ENDING, whyNotSaved } from './media/saved-speech.ts'
import { endingOf } from './output/output-file.ts'
import type { NamedService, ServiceValues } from './service-options.ts'

/** Values of options, by the names of the options; the others are false or undefined. */
type Texts<K extends string> = { readonly [N in K]?: string }
type Flags<K extends string> = { readonly [N in K]?: boolean }

export type SpeakValues = ServiceValues &
  Texts<'from' | 'to' | 'format' | 'chunk' | 'spokenTerms' | 'save' | 'as'> &
  Flags<'json'>
export type MeetValues = ServiceValues &
  Texts<
    'from' | 'to' | 'microphone' | 'into' | 'program' | 'prefer' | 'spokenTerms' | 'myName' | 'theirName'
  > &
  Flags<'listen' | 'json'>
export type MemoryValues = ServiceValues & Texts<'find' | 'name' | 'save'> & Flags<'json'>
export type ExportValues = Texts<'as' | 'to' | 'save'>
export type SimulateValues = Texts<'port' | 'characters' | 'speechMs' | 'faults'>

/** The option that names a collection of spoken terms. */
export const SPOKEN_TERMS = 'spoken-terms'

/** The codes of a list with commas. */
const codesIn = (list = ''): string[] =>
  list
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')

/** The refusal of a language that is no code at all; the service decides which codes it knows. */
function oddCode(from: string | undefined, to: readonly string[]): Result<never> | undefined {
  const isOdd = (code: string) => !z.safeParse(foreignLanguageCode, code).success
  if (from !== undefined && isOdd(from))
    return malformed('from', `Unknown language "${from}" in --from. ${LISTED}`)
  const odd = to.find(isOdd)
  return odd === undefined
    ? undefined
    : malformed(
        'to',
        `Unknown language "${odd}" in --to. Separate languages with commas: --to de,fr. ${LISTED}`,
      )
}
const LISTED = '`parley call voice.languages` lists all languages'

/** The refusal of a file name that promises another format than those that can be saved. */
const wrongEnding = (file = '', endings: readonly string[]): Result<never> =>
  malformed(
    'save',
    `Can’t save ${file}: no .${endingOf(file)} file can be written. Give it one of these endings, or name the format with --as: ${endings.join(', ')}`,
  )

/** @param service undefined for the demo service, which has spoken terms */
function readSpokenTerms(
  wanted: string | undefined,
  service: NamedService | undefined,
): Result<string | undefined> {
  if (wanted !== undefined && service !== undefined && !serviceProfiles[service.profile].hasSpokenTerms)
    return malformed(SPOKEN_TERMS, `Services of the ${service.profile} profile have no spoken terms`)
  return ok(wanted)
}

export function readSimulate({
  port = '0',
  characters,
  faults,
  speechMs: milliseconds,
}: SimulateValues): Result<CommandOf<'simulate'>> {
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

export function readMemories(
  given: string | undefined,
  subject: string | undefined,
  { find, name, save, json }: MemoryValues,
  service: NamedService | undefined,
): Result<CommandOf<'memories'>> {
  if (given === undefined) return missing('command')
  const type = memoryActions.find((known) => known === given)
  if (type === undefined) return unknown('command', given)
  if (subject === undefined && type !== 'list') return missing(type === 'import' ? 'file' : 'id')
  const action = { type, subject: subject ?? '', find, memoryName: name, save }
  return ok({ name: 'memories', action, isJson: json === true, service })
}

export function readExport(id: string, { as, to, save }: ExportValues): Result<CommandOf<'export'>> {
  const ending = endingOf(save ?? '')
  const wanted = (as ?? ending).toLowerCase()
  const format = wanted === '' ? 'txt' : exportFormats.find((known) => known === wanted)
  if (format !== undefined) {
    const lines = to === undefined ? undefined : codesIn(to)
    return ok({ name: 'export', wish: { id, format, lines, save } })
  }
  return as === undefined ? wrongEnding(save, exportFormats) : unknown('as', as)
}

export function readCall(
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

/** @param file undefined for the sample meeting */
export function readSpeak(
  file: string | undefined,
  values: SpeakValues,
  service: NamedService | undefined,
): Result<CommandOf<'speak'>> {
  const { save, to } = values
  const targetLanguages = codesIn(to)
  // Without target languages the result is a transcript, which cannot be saved as speech.
  if (targetLanguages.length === 0 && (to !== undefined || save !== undefined))
    return missing('targetLanguages')
  const odd = oddCode(values.from, targetLanguages)
  if (odd !== undefined) return odd
  const byEnding = TYPE_OF_ENDING[endingOf(save ?? '')]
  if (byEnding === undefined && values.as === undefined)
    return wrongEnding(
      save,
      Object.keys(TYPE_OF_ENDING).filter((ending) => ending !== ''),
    )
  const config = parseInput(voiceConfigSchema, {
    ...(values.from !== undefined && { sourceLanguage: values.from, sourceLanguageMode: 'fixed' }),
    targetLanguages,
    spokenLanguages: save === undefined ? [] : targetLanguages.slice(0, 1),
    targetContentType: values.as ?? byEnding,
    ...(values.format !== undefined && { messageFormat: values.format }),
  })
  if (!config.ok) return config
  const refusal = save === undefined ? undefined : whyNotSaved(config.value.targetContentType)
  if (refusal !== undefined) return malformed('as', refusal)
  if (save === undefined && values.as !== undefined) return missing('save')
  const chunkMs = Number(values.chunk ?? CHUNK_MS.defaults)
  if (!(chunkMs >= CHUNK_MS.least && chunkMs <= CHUNK_MS.most))
    return malformed('chunk', `${values.chunk} is not from ${CHUNK_MS.least} to ${CHUNK_MS.most}`)
  const spokenTerms = readSpokenTerms(values.spokenTerms, service)
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

export function readMeet(
  preset: string | undefined,
  values: MeetValues,
  service: NamedService | undefined,
): Result<CommandOf<'meet'>> {
  const { from, to, microphone, into, program, prefer } = values
  if (from === undefined && preset === undefined) return missing('sourceLanguage')
  const targets = codesIn(to)
  if (targets.length === 0 && (preset === undefined || to !== undefined)) return missing('targetLanguages')
  const odd = oddCode(from, targets)
  if (odd !== undefined) return odd
  const languages = parseInput(voiceConfigSchema, { sourceLanguage: from, targetLanguages: targets })
  if (!languages.ok) return languages
  const names = parseInput(sections.meeting, {
    myName: values.myName,
    theirName: values.theirName,
  })
  if (!names.ok) return names
  const preferred = sides.find((side) => side === prefer)
  if (prefer !== undefined && preferred === undefined) return unknown('prefer', prefer)
  const spokenTerms = readSpokenTerms(values.spokenTerms, service)
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
      myName: values.myName,
      theirName: values.theirName,
    },
    spokenTerms: spokenTerms.value,
    isJson: values.json === true,
  })
}
