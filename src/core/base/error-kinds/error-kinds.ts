import * as z from 'zod/mini'
import { final, ifSafe, kind, never, ticketLost, ticketRefused } from './error-meaning.ts'
import { inputProblemSchema } from './input-problem.ts'
import { proFeatures, regionalFeatures } from './restricted-features.ts'

const traceId = z.optional(z.string())
const message = z.optional(z.string())
/** The service's stable name of an error. */
const code = z.optional(z.string())
const detail = z.string()

/**
 * All errors, with a row per kind: what an error carries, and its consequences for retries, a voice session,
 * a command and its reader. It carries what its remedy needs and no more: `message` is the service's own
 * text, `detail` is for logs. The text of a kind is in the strings `errors.<kind>`.
 */
export const errorKinds = {
  'no-key': kind({}, { exitCode: 3, ...final, remedies: ['account'], isUnsent: true }),
  /** The account that the work began with is gone: no other one takes it over. */
  'account-removed': kind({}, { exitCode: 3, ...final }),
  'key-rejected': kind(
    { message, code, traceId },
    // The request for a new session shows whether the key itself is refused.
    { exitCode: 3, mayRepeat: never, afterFailure: ticketRefused, remedies: ['account', 'check'] },
  ),
  'not-allowed': kind(
    {
      /**
       * Scopes that the key lacks, in the service's names, such as `translate:text`; the key itself is valid.
       */
      missingScopes: z.optional(z.array(z.string())),
      /** The key is limited to some features, and the refusal does not say which one it lacks. */
      isKeyLimited: z.optional(z.literal(true)),
      message,
      code,
      traceId,
    },
    { exitCode: 3, mayRepeat: never, afterFailure: ticketRefused, remedies: ['account', 'check'] },
  ),
  /** The key may be right: the account belongs to another address of the service. */
  'other-region': kind(
    { host: z.string(), message, code, traceId },
    { exitCode: 3, mayRepeat: never, afterFailure: ticketRefused, remedies: ['account', 'check'] },
  ),
  /** Refused before sending: only this plan includes the feature. */
  'plan-needed': kind(
    { plan: z.literal('pro'), feature: z.enum(proFeatures) },
    { exitCode: 3, mayRepeat: never, afterFailure: ticketRefused },
  ),
  /** Refused before sending: the data centre at the address of the account does not have the feature. */
  'not-in-data-centre': kind(
    { feature: z.enum(regionalFeatures), host: z.string() },
    { exitCode: 3, mayRepeat: never, afterFailure: ticketRefused },
  ),
  'quota-exceeded': kind(
    {
      /** Kind of item whose number is limited; undefined for usage of the current period. */
      what: z.optional(z.literal('spoken-terms')),
      message,
      code,
      traceId,
    },
    { exitCode: 3, ...final, remedies: ['account'] },
  ),
  'rate-limited': kind(
    { retryAfterMs: z.optional(z.number()), message, code, traceId },
    // The service has done nothing, so even an unsafe operation may be repeated.
    { exitCode: 4, mayRepeat: () => true, afterFailure: () => 'ticket-holds' },
  ),
  'too-large': kind({ message, code, traceId }, { exitCode: 2, ...final }),
  'not-found': kind(
    {
      /** It may exist in another data centre of the service; or a running session goes on without what is missing. */
      hint: z.optional(z.enum(['data-centre', 'left-out'])),
      message,
      code,
      traceId,
    },
    { exitCode: 2, mayRepeat: never, afterFailure: ticketRefused },
  ),
  refused: kind(
    { status: z.number(), message, code, traceId },
    { exitCode: 2, mayRepeat: never, afterFailure: ticketRefused },
  ),
  unavailable: kind(
    { status: z.number(), retryAfterMs: z.optional(z.number()), message, code, traceId },
    {
      exitCode: 4,
      mayRepeat: ({ status }, repeat) => repeat === 'safe' || (repeat === 'rotates-token' && status === 503),
      afterFailure: ({ status }) => (status === 503 ? 'ticket-holds' : 'ticket-lost'),
      remedies: ['check'],
    },
  ),
  unreachable: kind(
    {
      host: z.string(),
      cause: z.enum(['name-not-found', 'connection-refused', 'connection-lost', 'certificate', 'other']),
      /** Whether the request may have reached the service before the connection failed. */
      sent: z.enum(['no', 'unknown']),
    },
    {
      exitCode: 4,
      mayRepeat: ({ cause, sent }, repeat) => cause !== 'certificate' && (sent === 'no' || repeat === 'safe'),
      // A network that wants its user to sign in first has another certificate until then.
      afterFailure: ({ sent }) => (sent === 'no' ? 'ticket-holds' : 'ticket-lost'),
      remedies: ['check'],
    },
  ),
  proxy: kind(
    {
      /** Host and port of the proxy; empty if its address is malformed. */
      host: z.string(),
      reason: z.enum(['unreachable', 'credentials', 'refused', 'malformed', 'unsupported']),
    },
    {
      exitCode: 4,
      // An unreachable proxy has forwarded nothing.
      mayRepeat: ({ reason }) => reason === 'unreachable',
      afterFailure: ({ reason }) => (reason === 'unreachable' ? 'ticket-holds' : 'give-up'),
      remedies: ['check'],
    },
  ),
  'timed-out': kind(
    { host: z.string(), afterMs: z.number() },
    { exitCode: 4, mayRepeat: ifSafe, afterFailure: ticketLost, remedies: ['check'] },
  ),
  'invalid-response': kind(
    {
      host: z.string(),
      detail,
      /** A web page or a redirect: the network may want its user to sign in first. The service has seen nothing. */
      hint: z.optional(z.literal('sign-in')),
      traceId,
    },
    {
      exitCode: 4,
      mayRepeat: never,
      afterFailure: ({ hint }) => (hint === undefined ? 'ticket-lost' : 'ticket-holds'),
      remedies: ['check'],
    },
  ),
  'invalid-input': kind(
    {
      /** Dotted path of the input field, such as `targetLanguages.0`. */
      field: z.string(),
      problem: inputProblemSchema,
    },
    { exitCode: 2, ...final },
  ),
  'address-refused': kind(
    {
      /** Scheme, host and path at most: the rest of an address may hold a secret. */
      address: z.string(),
      reason: z.enum([
        'malformed',
        'other-scheme',
        'not-secure',
        'other-host',
        'has-credentials',
        'has-query',
      ]),
    },
    { exitCode: 2, ...final, remedies: ['account'] },
  ),
  /** Captions do not reach a meeting or a stream. The address holds a secret, so it is never named. */
  'closed-captions': kind(
    {
      service: z.enum(['Zoom', 'YouTube']),
      reason: z.enum(['address', 'host', 'not-started', 'expired', 'unreachable', 'slow', 'unavailable']),
      hosts: z.string(),
    },
    { exitCode: 2, ...final },
  ),
  /** A hub for readers elsewhere does not take captions: it refuses the secret, or answers something else. */
  hub: kind(
    { host: z.string(), status: z.number(), reason: z.enum(['secret', 'answer']) },
    { exitCode: 2, ...final },
  ),
  'voice-ended': kind(
    { errorCode: z.number(), reasonCode: z.number(), message: z.string() },
    // The session is over. If its key or quota is the reason, the request for a new one will show it.
    { exitCode: 4, mayRepeat: never, afterFailure: ticketLost },
  ),
  'voice-unfinished': kind({}, { exitCode: 4, ...final }),
  /** A token to resume with that was not issued in this run. */
  'voice-unknown': kind({}, { exitCode: 1, mayRepeat: never, afterFailure: ticketRefused }),
  /** Unanswered: the browser's question was closed, and it asks again. */
  microphone: kind(
    { reason: z.enum(['denied', 'unanswered', 'missing', 'in-use', 'failed']) },
    { exitCode: 1, ...final },
  ),
  /** System audio cannot be captured, or is silent from the start, as macOS makes what it denies. */
  'system-audio': kind(
    { reason: z.enum(['denied', 'silent', 'missing', 'no-sound', 'failed']) },
    { exitCode: 1, ...final },
  ),
  /** The sound server of this computer did not create a virtual device; `detail` is for logs. */
  'sound-server': kind(
    {
      /** `tools-missing`: `pactl` is not installed, or too old. */
      reason: z.enum(['no-server', 'tools-missing', 'refused', 'failed']),
      detail,
    },
    { exitCode: 1, ...final },
  ),
  'sound-file': kind(
    { reason: z.enum(['failed', 'no-sound']), name: z.string(), detail },
    { exitCode: 2, ...final },
  ),
  'audio-format': kind({ contentType: z.string(), detail }, { exitCode: 2, ...final }),
  'audio-output': kind(
    {
      /** The output that replaces the chosen speaker, if any. */
      instead: z.optional(z.literal('system')),
      detail,
    },
    { exitCode: 1, ...final },
  ),
  'host-lost': kind({}, { exitCode: 1, mayRepeat: never, afterFailure: ticketLost }),
  storage: kind(
    {
      what: z.enum([
        'settings',
        'some-settings',
        'key',
        'library',
        'library-update',
        'library-newer',
        'no-answer',
        'document',
        'translation',
        'startup',
        'text-file',
        'sound',
        'deletion',
        'data-in-use',
        'folder',
      ]),
      detail,
      /** Hosts that use the data. */
      users: z.optional(z.array(z.enum(['desktop', 'webhost', 'cli']))),
    },
    { exitCode: 1, ...final, isUnsent: true },
  ),
  /** The response to an upload was lost, so the service may or may not have the document. */
  'document-unconfirmed': kind({ detail }, { exitCode: 4, ...final }),
  'document-failed': kind({ message }, { exitCode: 2, ...final }),
  /** A translation could not be saved at its destination, and is kept. */
  'document-kept': kind({ detail }, { exitCode: 1, ...final }),
  /** An import or export of a translation memory that the service did not finish or start. */
  'memory-job': kind(
    { reason: z.enum(['export-running', 'import-failed', 'export-failed', 'expired']), message },
    { exitCode: 2, ...final },
  ),
  /** Only another host supports this. */
  'other-host-only': kind({}, { exitCode: 2, ...final }),
  /** A change that requires confirmation outside the page. Unasked: there is no place to ask. */
  'not-confirmed': kind(
    { reason: z.enum(['declined', 'unasked', 'deletion-unasked']) },
    { exitCode: 2, ...final },
  ),
  'demo-service': kind({ detail }, { exitCode: 1, ...final, isUnsent: true }),
  cancelled: kind({}, { exitCode: 1, ...final }),
  unexpected: kind({ detail }, { exitCode: 1, ...final }),
} as const
