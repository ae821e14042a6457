import * as z from 'zod/mini'
import type { MessageLimits } from '../base/msgpack.ts'

const progressSchema = z.object({ done: z.number(), total: z.number() })

/**
 * What a page and its web host say to each other over their socket, in MessagePack. The page speaks first: a
 * one-time key from a link or a form, or the session secret that it was given for one.
 */
export const pageMessageSchema = z.union([
  z.object({ hello: z.union([z.object({ key: z.string() }), z.object({ secret: z.string() })]) }),
  z.object({ id: z.number(), call: z.string(), input: z.unknown() }),
  /** Nobody waits for the answer to this call any more. */
  z.object({ cancel: z.number() }),
])
export type PageMessage = z.output<typeof pageMessageSchema>

export const hostMessageSchema = z.union([
  /**
   * The page is let in. The secret lets it in again after a reload, and the proof comes with every welcome: a program
   * that has taken the host's port knows the secret, which the page shows it, and not the proof.
   */
  z.object({
    welcome: z.object({
      secret: z.string(),
      proof: z.string(),
      /** Where this page gets the files whose policy names the service: see `PRIVATE_FILES`. */
      files: z.string(),
    }),
  }),
  z.object({ id: z.number(), progress: progressSchema }),
  z.object({ id: z.number(), result: z.unknown() }),
  z.object({ event: z.string(), payload: z.unknown() }),
])
export type HostMessage = z.output<typeof hostMessageSchema>

/** What a page may send before it is let in: a hello, and no more. */
export const HELLO_LIMITS: MessageLimits = { maxBytes: 512, maxValues: 8, maxDepth: 2 }
/**
 * What it may send from then on. The largest call by far is a glossary of 100,000 entries of some 140 bytes each, with
 * the names of their fields: half a million values.
 */
export const PAGE_LIMITS: MessageLimits = { maxBytes: 16 * 1024 * 1024, maxValues: 1_000_000, maxDepth: 64 }
/** What a host may answer: a page asked for it, so only what would break the page is too much. */
export const HOST_LIMITS: MessageLimits = { maxBytes: 1 << 30, maxValues: 1 << 26, maxDepth: 64 }

/** On the desktop, the event that tells a page how far one of its calls has come. */
export const CALL_PROGRESS = 'call.progress'

export const BRIDGE_PATH = '/bridge'

/**
 * What the private address of a file begins with; the random part that follows is told to pages that were let in. The
 * same files are at their plain addresses, for everybody on this computer, with a policy that does not tell which
 * service is in use.
 */
export const PRIVATE_FILES = '/private/'

/** The socket was closed because the page has no valid key or secret: it needs a new link. */
export const CLOSE_NOT_ADMITTED = 4401
