import * as z from 'zod/mini'
import { proFeatures, regionalFeatures } from '../service/service-profiles.ts'

const traceId = z.optional(z.string())
const message = z.optional(z.string())

/**
 * Everything that can go wrong, as plain data: it crosses processes unchanged. Each kind carries what its
 * remedy needs and no more. `message` is what the service said, in its own words; `detail` is for logs.
 */
export const appErrorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-key') }),
  z.object({ kind: z.literal('key-rejected'), message, traceId }),
  z.object({
    kind: z.literal('not-allowed'),
    /** What the key would have to be allowed, in the service's names, such as `translate:text`; the key itself is right. */
    missingScopes: z.optional(z.array(z.string())),
    message,
    traceId,
  }),
  /** Refused before sending: only this plan includes the feature. */
  z.object({ kind: z.literal('plan-needed'), plan: z.literal('pro'), feature: z.enum(proFeatures) }),
  /** Refused before sending: the data centre at the address of the account does not have the feature. */
  z.object({ kind: z.literal('not-in-data-centre'), feature: z.enum(regionalFeatures), host: z.string() }),
  z.object({ kind: z.literal('quota-exceeded'), message, traceId }),
  z.object({ kind: z.literal('rate-limited'), retryAfterMs: z.optional(z.number()), message, traceId }),
  z.object({ kind: z.literal('too-large'), message, traceId }),
  z.object({
    kind: z.literal('not-found'),
    /** It may well exist, in another data centre of the service. */
    hint: z.optional(z.literal('data-centre')),
    message,
    traceId,
  }),
  z.object({ kind: z.literal('refused'), status: z.number(), message, traceId }),
  z.object({
    kind: z.literal('unavailable'),
    status: z.number(),
    retryAfterMs: z.optional(z.number()),
    message,
    traceId,
  }),
  z.object({
    kind: z.literal('unreachable'),
    host: z.string(),
    cause: z.enum(['name-not-found', 'connection-refused', 'connection-lost', 'certificate', 'other']),
    /** Whether the request may have reached the service before the connection failed. */
    sent: z.enum(['no', 'unknown']),
  }),
  z.object({
    kind: z.literal('proxy'),
    /** Host and port of the proxy; empty where its address makes no sense. */
    host: z.string(),
    reason: z.enum(['unreachable', 'credentials', 'refused', 'malformed']),
  }),
  z.object({ kind: z.literal('timed-out'), host: z.string(), afterMs: z.number() }),
  z.object({ kind: z.literal('bad-answer'), host: z.string(), detail: z.string(), traceId }),
  z.object({
    kind: z.literal('invalid-input'),
    /** Dotted path of the input field, such as `targetLanguages.0`. */
    field: z.string(),
    problem: z.discriminatedUnion('type', [
      z.object({ type: z.literal('missing') }),
      z.object({ type: z.literal('malformed'), detail: z.string() }),
      z.object({ type: z.literal('unknown-value'), value: z.string() }),
      z.object({
        type: z.literal('too-much'),
        limit: z.number(),
        actual: z.number(),
        unit: z.enum(['bytes', 'characters', 'items']),
      }),
      z.object({ type: z.literal('out-of-range'), limit: z.number(), actual: z.number() }),
      z.object({ type: z.literal('cannot-detect'), language: z.string() }),
      /** A date before the earliest that makes sense, both as YYYY-MM-DD. */
      z.object({ type: z.literal('too-early'), earliest: z.string(), actual: z.string() }),
      z.object({
        type: z.literal('bad-row'),
        /** Of a table, counted from 1. */
        row: z.number(),
        fault: z.enum([
          'not-a-pair',
          'no-source',
          'no-target',
          'repeated-source',
          'line-break',
          'control-character',
          'space-at-end',
        ]),
      }),
      /** Only one of it is allowed. */
      z.object({ type: z.literal('repeated'), value: z.string() }),
      /** Another field excludes this one. */
      z.object({ type: z.literal('conflict'), other: z.string() }),
      /** This field means something only together with another one, which is not set. */
      z.object({ type: z.literal('needs'), other: z.string() }),
      z.object({ type: z.literal('not-supported'), language: z.string() }),
      /** What is named exists for other languages than those asked for. */
      z.object({ type: z.literal('wrong-language'), wanted: z.string(), available: z.array(z.string()) }),
      /** Too large for one request, and its tags leave no place to take it apart; in bytes. */
      z.object({ type: z.literal('cannot-split'), limit: z.number(), actual: z.number() }),
      /** The key says itself that it belongs to this plan. */
      z.object({ type: z.literal('other-plan'), plan: z.enum(['pro', 'free']) }),
    ]),
  }),
  z.object({
    kind: z.literal('address-refused'),
    /** Scheme and host only: the rest of an address may hold a secret. */
    address: z.string(),
    reason: z.enum(['malformed', 'not-secure', 'other-host', 'has-credentials']),
  }),
  z.object({
    kind: z.literal('voice-ended'),
    errorCode: z.number(),
    reasonCode: z.number(),
    message: z.string(),
  }),
  z.object({ kind: z.literal('voice-unfinished') }),
  /** A token to resume with that this run of the program was never given. */
  z.object({ kind: z.literal('voice-unknown') }),
  z.object({ kind: z.literal('microphone'), reason: z.enum(['denied', 'missing', 'in-use', 'failed']) }),
  /** What this computer plays cannot be heard by us. */
  z.object({
    kind: z.literal('system-audio'),
    reason: z.enum(['denied', 'missing', 'no-sound', 'failed']),
  }),
  z.object({ kind: z.literal('sound-file'), name: z.string(), detail: z.string() }),
  z.object({ kind: z.literal('audio-format'), contentType: z.string(), detail: z.string() }),
  z.object({
    kind: z.literal('audio-output'),
    /** What plays in place of the chosen speaker, if anything does. */
    instead: z.optional(z.literal('system')),
    detail: z.string(),
  }),
  z.object({ kind: z.literal('host-lost') }),
  z.object({
    kind: z.literal('storage'),
    what: z.enum([
      'settings',
      'some-settings',
      'key',
      'library',
      'document',
      'startup',
      'text-file',
      'sound',
    ]),
    detail: z.string(),
  }),
  /** The answer to an upload was lost: whether the service has the document, nobody knows. */
  z.object({ kind: z.literal('document-unconfirmed'), detail: z.string() }),
  z.object({ kind: z.literal('document-failed'), message }),
  /** A translation could not be put where it should go; where it is kept instead. */
  z.object({
    kind: z.literal('document-kept'),
    place: z.enum(['data-folder', 'temporary-folder', 'memory']),
    detail: z.string(),
  }),
  /** An import or export of a translation memory that the service did not finish, or did not begin. */
  z.object({
    kind: z.literal('memory-job'),
    reason: z.enum(['export-running', 'import-failed', 'export-failed', 'expired']),
    message,
  }),
  /** Only another host can do this. */
  z.object({ kind: z.literal('other-host-only') }),
  /** A change that the user has to confirm outside of the page. `unasked`: there is no place to ask. */
  z.object({ kind: z.literal('not-confirmed'), reason: z.enum(['declined', 'unasked']) }),
  z.object({ kind: z.literal('demo-service'), detail: z.string() }),
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('unexpected'), detail: z.string() }),
])

export type AppError = z.infer<typeof appErrorSchema>
export type AppErrorKind = AppError['kind']
export type AppErrorOf<K extends AppErrorKind> = Extract<AppError, { kind: K }>

/** For what nobody foresaw: keeps the words of the thrown value for the log. */
export const unexpected = (thrown: unknown): AppErrorOf<'unexpected'> => ({
  kind: 'unexpected',
  detail: thrown instanceof Error ? thrown.message : String(thrown),
})
