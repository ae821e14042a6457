import * as z from 'zod/mini'
import { MAX_GLOSSARIES } from '../areas/text/text-calls.ts'
import { oneWayToNameGlossaries } from '../areas/text/text-rules.ts'
import {
  DEFAULT_SOURCE,
  DEFAULT_TARGET,
  findContentType,
  sourceContentTypes,
  targetContentTypes,
} from '../audio/content-types.ts'
import type { AppErrorOf } from '../base/errors.ts'
import { foreignLanguageCode } from '../languages/codes.ts'
import { canonicalLanguage, MAX_TARGET_LANGUAGES } from '../languages/voice-language-codes.ts'
import type { ServiceProfile } from '../service/service-profiles.ts'
import type { VoiceLanguage } from './voice-languages.ts'

export const messageFormats = ['json', 'msgpack'] as const
export const voices = ['female', 'male'] as const
export const voiceFormalities = ['default', 'more', 'formal', 'less', 'informal'] as const

/** A value of a list, in any equivalent spelling. */
const listed = <const T extends string>(values: readonly T[], find: (spelt: string) => string | undefined) =>
  z.pipe(
    z.transform((spelt: T): unknown => (typeof spelt === 'string' ? (find(spelt) ?? spelt) : spelt)),
    z.enum(values as readonly [T, ...T[]]),
  )
/** The service decides which languages exist: its list may be newer than the built-in one. */
const language = z.pipe(
  z.transform((spelt: string): unknown => (typeof spelt === 'string' ? canonicalLanguage(spelt) : spelt)),
  foreignLanguageCode,
)
const contentTypeOf = <const T extends string>(types: readonly T[]) =>
  listed(types, (spelt) => findContentType(types, spelt))

/** Settings of a voice session. Languages are codes that the service lists, in any case. */
export const voiceConfigSchema = z.object({
  /** Undefined: the service detects it. */
  sourceLanguage: z.optional(language),
  /** `auto` makes the source language a hint that the service may override. */
  sourceLanguageMode: z._default(z.enum(['auto', 'fixed']), 'auto'),
  /** Empty: speech is transcribed and not translated. */
  targetLanguages: z.array(language).check(z.maxLength(MAX_TARGET_LANGUAGES)),
  /** Target languages that are also spoken. */
  spokenLanguages: z._default(z.array(language).check(z.maxLength(MAX_TARGET_LANGUAGES)), []),
  sourceContentType: z._default(contentTypeOf(sourceContentTypes), DEFAULT_SOURCE),
  targetContentType: z._default(contentTypeOf(targetContentTypes), DEFAULT_TARGET),
  messageFormat: z._default(z.enum(messageFormats), 'msgpack'),
  voice: z.optional(z.enum(voices)),
  formality: z._default(z.enum(voiceFormalities), 'default'),
  glossaryId: z.optional(z.guid()),
  /** Several glossaries, of which earlier ones take precedence; not together with `glossaryId`. */
  glossaryIds: z.optional(z.array(z.guid()).check(z.maxLength(MAX_GLOSSARIES))),
  spokenTermsId: z.optional(z.guid()),
})
export type VoiceConfig = z.output<typeof voiceConfigSchema>

/** A session request. */
export const voiceOpeningSchema = z.extend(voiceConfigSchema, {
  /** The latest token of the run that it continues. */
  continues: z.optional(z.string()),
  /** Id of the account of that run; undefined for a new one, which runs with the active account. */
  account: z.optional(z.string()),
})
export type VoiceOpening = z.output<typeof voiceOpeningSchema>
export type MessageFormat = VoiceConfig['messageFormat']

/**
 * Admission to one voice stream: the token opens it once. Reconnecting spends the token and yields a new one.
 */
export const voiceTicketSchema = z.object({
  sessionId: z.string(),
  streamingUrl: z.string(),
  token: z.string(),
  /** Id of the account that the session runs with, or `demo`, whichever is active later. */
  account: z.string(),
})
export type VoiceTicket = z.output<typeof voiceTicketSchema>

/** The languages of a session, and what depends on them: what may change while it runs. */
export type SessionLanguages = Pick<
  VoiceConfig,
  'sourceLanguage' | 'sourceLanguageMode' | 'targetLanguages' | 'spokenLanguages' | 'formality'
>

/**
 * The configuration with other languages. Speech is not added to a session without any, because services bill it
 * apart; spoken terms belong to a source language, and glossaries to a translation.
 */
export function withLanguages(config: VoiceConfig, choice: SessionLanguages): VoiceConfig {
  const { sourceLanguage: source, glossaryId, glossaryIds, spokenTermsId, ...rest } = config
  const { sourceLanguage, sourceLanguageMode, targetLanguages, spokenLanguages, formality } = choice
  const isTranslated = targetLanguages.length > 0
  return {
    ...rest,
    sourceLanguageMode,
    targetLanguages,
    formality,
    spokenLanguages: config.spokenLanguages.length === 0 ? [] : spokenLanguages,
    ...(sourceLanguage !== undefined && { sourceLanguage }),
    ...(isTranslated && glossaryId !== undefined && { glossaryId }),
    ...(isTranslated && glossaryIds !== undefined && { glossaryIds }),
    ...(source === sourceLanguage && spokenTermsId !== undefined && { spokenTermsId }),
  }
}

/** The configuration without glossaries and spoken terms, or undefined if it has none. */
export function withoutResources(config: VoiceConfig): VoiceConfig | undefined {
  const { glossaryId, glossaryIds = [], spokenTermsId, ...rest } = config
  return [glossaryId, spokenTermsId, ...glossaryIds].some((id) => id !== undefined) ? rest : undefined
}

/** Whether the service would do the same: the order of target languages does not matter to it. */
export const hasSameLanguages = (a: SessionLanguages, b: SessionLanguages): boolean =>
  a.sourceLanguage === b.sourceLanguage &&
  a.sourceLanguageMode === b.sourceLanguageMode &&
  hasSameValues(a.targetLanguages, b.targetLanguages) &&
  hasSameValues(a.spokenLanguages, b.spokenLanguages)

/** Whether two lists have the same values, in any order. */
export const hasSameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((value) => b.includes(value)) && b.every((value) => a.includes(value))

/**
 * Checks rules that span several fields of a request, which a schema cannot express.
 *
 * @returns the first violation, if any
 */
export function checkVoiceConfig(
  config: VoiceConfig,
  profile: Pick<ServiceProfile, 'spokenLanguagesAtOnce' | 'sessionGlossaries'>,
): AppErrorOf<'invalid-input'> | undefined {
  const targets = new Set([...config.targetLanguages, ...config.spokenLanguages])
  if (targets.size > MAX_TARGET_LANGUAGES)
    return tooMany('targetLanguages', targets.size, MAX_TARGET_LANGUAGES)
  const spoken = new Set(config.spokenLanguages).size
  if (spoken > profile.spokenLanguagesAtOnce)
    return tooMany('spokenLanguages', spoken, profile.spokenLanguagesAtOnce)
  const { glossaryIds = [] } = config
  if (glossaryIds.length > profile.sessionGlossaries)
    return tooMany('glossaryIds', glossaryIds.length, profile.sessionGlossaries)
  const twice = oneWayToNameGlossaries(config)
  if (twice !== undefined) return twice
  if (config.sourceLanguage === undefined && config.sourceLanguageMode === 'fixed')
    return { kind: 'invalid-input', field: 'sourceLanguage', problem: { type: 'missing' } }
  return undefined
}

/**
 * Checks that the languages of a request support the requested features.
 *
 * @param languages the available languages
 * @returns the first violation, if any
 */
export function checkVoiceLanguages(
  { sourceLanguage, sourceLanguageMode, ...config }: VoiceConfig,
  languages: readonly VoiceLanguage[],
): AppErrorOf<'invalid-input'> | undefined {
  const find = (code: string) => languages.find((each) => each.code === code)
  if (sourceLanguage !== undefined) {
    const source = find(sourceLanguage)
    if (source?.isSource !== true) return unknown('sourceLanguage', sourceLanguage)
    if (sourceLanguageMode === 'auto' && !source.isDetectable)
      return {
        kind: 'invalid-input',
        field: 'sourceLanguageMode',
        problem: { type: 'cannot-detect', language: sourceLanguage },
      }
  }
  for (const [index, code] of config.targetLanguages.entries())
    if (find(code)?.isTarget !== true) return unknown(`targetLanguages.${index}`, code)
  for (const [index, code] of config.spokenLanguages.entries())
    if (find(code)?.isSpoken !== true) return unknown(`spokenLanguages.${index}`, code)
  return undefined
}

const unknown = (field: string, value: string): AppErrorOf<'invalid-input'> => ({
  kind: 'invalid-input',
  field,
  problem: { type: 'unknown-value', value },
})

const tooMany = (field: string, actual: number, limit: number): AppErrorOf<'invalid-input'> => ({
  kind: 'invalid-input',
  field,
  problem: { type: 'too-much', limit, actual, unit: 'items' },
})
