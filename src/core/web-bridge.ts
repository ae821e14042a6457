import * as z from 'zod/mini'

const progressSchema = z.object({ done: z.number(), total: z.number() })

/**
 * What a page and its web host say to each other over their socket, in MessagePack. The page speaks first: a
 * one-time key from the link that was printed, or the session secret that it was given for one.
 */
export const pageMessageSchema = z.union([
  z.object({ hello: z.union([z.object({ key: z.string() }), z.object({ secret: z.string() })]) }),
  z.object({ id: z.number(), call: z.string(), input: z.unknown() }),
  /** Nobody waits for the answer to this call any more. */
  z.object({ cancel: z.number() }),
])
export type PageMessage = z.output<typeof pageMessageSchema>

export const hostMessageSchema = z.union([
  /** The page is let in; the secret opens the socket again after a reload. */
  z.object({ welcome: z.object({ secret: z.string() }) }),
  z.object({ id: z.number(), progress: progressSchema }),
  z.object({ id: z.number(), result: z.unknown() }),
  z.object({ event: z.string(), payload: z.unknown() }),
])
export type HostMessage = z.output<typeof hostMessageSchema>

/** On the desktop, the event that tells a page how far one of its calls has come. */
export const CALL_PROGRESS = 'call.progress'

export const BRIDGE_PATH = '/bridge'

/** The socket was closed because the page has no valid key or secret: it needs a new link. */
export const CLOSE_NOT_ADMITTED = 4401
