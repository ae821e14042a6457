import * as z from 'zod'
import { DEFAULT_TARGET, sourceContentTypes, targetContentTypes } from '../../core/audio/content-types.ts'
import {
  MAX_TARGET_LANGUAGES,
  notDetectableLanguages,
  sourceLanguages,
  spokenLanguages,
  targetLanguages,
} from '../../core/languages/voice-language-codes.ts'
import { missingForSource } from '../media/sources.ts'
import { type Parsed, parseParameters } from '../rest/http/parse-input.ts'
import { demoVoices } from '../script/script.ts'
import { meantLanguage, meantType } from './spelling.ts'
import { wireMessageFormats } from './wire.ts'

const listed = (codes: readonly string[]) =>
  z.preprocess(
    (spelt) => (typeof spelt === 'string' ? (meantLanguage(codes, spelt) ?? spelt) : spelt),
    z.enum(codes as [string, ...string[]]),
  )
const typeOf = <const T extends string>(types: readonly T[]) =>
  z.preprocess(
    (spelt) => (typeof spelt === 'string' ? (meantType(types, spelt) ?? spelt) : spelt),
    z.enum(types as readonly [T, ...T[]]),
  )
const atMost = (values: readonly string[]) => z.array(listed(values)).max(MAX_TARGET_LANGUAGES).default([])

const schema = z.object({
  source_media_content_type: typeOf(sourceContentTypes),
  message_format: z.enum(wireMessageFormats).default('json'),
  // An empty value counts as omitted.
  source_language: z.union([listed(sourceLanguages), z.literal('').transform(() => undefined)]).optional(),
  source_language_mode: z.enum(['auto', 'fixed']).default('auto'),
  target_languages: atMost(targetLanguages),
  target_media_languages: atMost(spokenLanguages),
  target_media_content_type: typeOf(targetContentTypes).default(DEFAULT_TARGET),
  target_media_voice: z.enum(demoVoices).default('female'),
  glossary_id: z.uuid().optional(),
  glossary_ids: z.array(z.uuid()).max(5).default([]),
  spoken_terms_id: z.uuid().optional(),
  formality: z.enum(['default', 'formal', 'more', 'informal', 'less']).default('default'),
})

/** A session request, in the names of the API. Spoken languages are among the targets. */
export type VoiceRequest = z.output<typeof schema>

/** @param spokenAtOnce how many languages a session of this client may speak */
export function parseVoiceRequest(input: unknown, spokenAtOnce: number): Parsed<VoiceRequest> {
  const parsed = parseParameters(schema, input)
  if (!parsed.ok) return parsed
  const { value } = parsed
  const request = {
    ...value,
    target_languages: [...new Set([...value.target_languages, ...value.target_media_languages])],
  }
  const message = findProblem(request, spokenAtOnce)
  return message === undefined ? { ok: true, value: request } : { ok: false, message }
}

/** The rules that span several fields, and what this service does not do yet. */
function findProblem(request: VoiceRequest, spokenAtOnce: number): string | undefined {
  const { source_language: source, source_language_mode: mode } = request
  if (request.target_languages.length > MAX_TARGET_LANGUAGES)
    return `Too many languages: a session has ${MAX_TARGET_LANGUAGES} targets at most, spoken ones included.`
  if (request.glossary_id !== undefined && request.glossary_ids.length > 0)
    return "'glossary_id' and 'glossary_ids' cannot be used together."
  if (request.target_media_languages.length > spokenAtOnce)
    return `Too many values for 'target_media_languages': at most ${spokenAtOnce}.`
  if (mode === 'fixed' && source === undefined)
    return "'source_language' must be set when 'source_language_mode' is fixed."
  if (mode === 'auto' && source !== undefined && notDetectableLanguages.includes(source))
    return `The language ${source} cannot be detected: 'source_language_mode' must be fixed.`
  const missing = missingForSource(request.source_media_content_type)
  if (missing !== undefined)
    return `The demo service cannot take ${request.source_media_content_type}: ${missing}.`
  return undefined
}
