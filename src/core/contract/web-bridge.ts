import * as z from 'zod/mini'
import type { MessageLimits } from '../base/formats/decode-message.ts'

const progressSchema = z.object({ done: z.number(), total: z.number() })

const challengeSchema = z.object({ id: z.string(), nonce: z.string() })
export type Challenge = z.output<typeof challengeSchema>

/**
 * Messages between a page and its web host over their socket, in MessagePack. The page begins with a one-time
 * key from a link or form, or with a secret that it received for one.
 */
export const pageMessageSchema = z.union([
  z.object({ hello: z.union([z.object({ key: z.string() }), z.object({ secret: z.string() })]) }),
  /** Has the host prove that it admitted the page with this resumption. */
  z.object({ challenge: challengeSchema }),
  z.object({ id: z.number(), call: z.string(), input: z.unknown() }),
  /** Cancels a call. */
  z.object({ cancel: z.number() }),
])
export type PageMessage = z.output<typeof pageMessageSchema>

const admissionSchema = z.object({
  secret: z.string(),
  /** Comes back with the welcome for the secret: a program that has taken the port of the host does not know it. */
  proof: z.string(),
})

/** Lets a page in again that stays open, also after a restart of the host. */
const resumptionSchema = z.extend(admissionSchema, { id: z.string() })
export type Resumption = z.output<typeof resumptionSchema>

/** Resumptions that a host keeps on its disk, without their secrets. */
export const keptResumptionsSchema = z.object({
  pages: z.array(z.object({ id: z.string(), proof: z.string() })),
})

const welcomeSchema = z.object({
  /** The proof of the secret that the page has shown; undefined after a key. */
  proof: z.optional(z.string()),
  /** Lets the page in again after a reload, while this host runs. */
  tab: admissionSchema,
  resumption: resumptionSchema,
  /** Base address of the files whose policy names the service: see `PRIVATE_FILES`. */
  files: z.string(),
})
export type Welcome = z.output<typeof welcomeSchema>

/** Text that a host signs with the proof of a resumption. With its address, no program at another one can pass it on. */
export const proofSubject = (nonce: string, address: string): string => `${nonce} ${address}`

export const hostMessageSchema = z.union([
  /** Admits the page. */
  z.object({ welcome: welcomeSchema }),
  /** Answers a challenge: an HMAC of `proofSubject` with SHA-256. */
  z.object({ answer: z.instanceof(Uint8Array) }),
  z.object({ id: z.number(), progress: progressSchema }),
  z.object({ id: z.number(), result: z.unknown() }),
  z.object({ event: z.string(), payload: z.unknown() }),
])
export type HostMessage = z.output<typeof hostMessageSchema>

/** Limits for a page that is not admitted yet: a hello, and no more. */
export const HELLO_LIMITS: MessageLimits = { maxBytes: 512, maxValues: 8, maxDepth: 2 }
/**
 * Limits for an admitted page. The largest call by far is a glossary of 100,000 entries of some 140 bytes
 * each, with the names of their fields: half a million values.
 */
export const PAGE_LIMITS: MessageLimits = { maxBytes: 16 * 1024 * 1024, maxValues: 1_000_000, maxDepth: 64 }
/** Limits for a host's answer: the page requested it, so only what would break the page is too much. */
export const HOST_LIMITS: MessageLimits = { maxBytes: 1 << 30, maxValues: 1 << 26, maxDepth: 64 }

/** On the desktop, the event that reports the progress of a call to its page. */
export const CALL_PROGRESS = 'call.progress'

export const BRIDGE_PATH = '/bridge'

/**
 * Prefix of the private address of a file; only admitted pages learn the random part that follows. The same
 * files are at their plain addresses for every program on this computer, with a policy that does not reveal
 * which service is in use.
 */
export const PRIVATE_FILES = '/private/'

/** The socket was closed because the page has no valid key or secret: it needs a new link. */
export const CLOSE_NOT_ADMITTED = 4401
/** The socket was closed because of a message that the protocol does not allow there. */
export const CLOSE_PROTOCOL = 1002
