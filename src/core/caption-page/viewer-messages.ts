import * as z from 'zod/mini'
import { decodeMessage, type MessageLimits } from '../base/msgpack.ts'
import { captionPublicationSchema } from '../captions/publication.ts'
import { captionPageSettingsSchema } from './caption-page-calls.ts'

/** Path of the page; its address has a ticket in the fragment, and nothing else of an address is read. */
export const CAPTION_PAGE_PATH = '/captions'
export const VIEWER_PATH = '/captions/view'
export const PUBLISHER_PATH = '/captions/publish'

/** Messages of a viewer, in MessagePack: a hello with its ticket or the secret that it received for one. */
const viewerMessageSchema = z.union([
  z.object({ hello: z.union([z.object({ ticket: z.string() }), z.object({ secret: z.string() })]) }),
  /** Takes the next state. Until then, the host sends none. */
  z.object({ next: z.literal(true) }),
])
export type ViewerMessage = z.output<typeof viewerMessageSchema>

/** Messages to a viewer. It receives nothing else. */
const viewerFeedSchema = z.union([
  z.object({ welcome: z.object({ secret: z.string(), proof: z.string() }) }),
  z.object({ settings: captionPageSettingsSchema }),
  z.object({ captions: captionPublicationSchema }),
  /** The engine of this run is gone. */
  z.object({ over: z.string() }),
])
export type ViewerFeed = z.output<typeof viewerFeedSchema>

/** Messages of a page that publishes its captions: a hello with its ticket, then states. */
const publisherMessageSchema = z.union([
  z.object({ hello: z.object({ ticket: z.string() }) }),
  z.object({ captions: captionPublicationSchema }),
  /** The engine of a run is gone. */
  z.object({ over: z.string() }),
])
export type PublisherMessage = z.output<typeof publisherMessageSchema>

/** Answer to a publisher's hello, before which it sends nothing more. */
const publisherWelcomeSchema = z.object({ welcome: z.literal(true) })
export const PUBLISHER_WELCOME: z.output<typeof publisherWelcomeSchema> = { welcome: true }

/** Limits for a viewer, and for a publisher that is not admitted yet. */
export const VIEWER_LIMITS: MessageLimits = { maxBytes: 256, maxValues: 8, maxDepth: 2 }
/** Four captions in one source and five target languages. */
export const PUBLISHER_LIMITS: MessageLimits = { maxBytes: 512 * 1024, maxValues: 512, maxDepth: 8 }
/** Limits for what the host sends to a viewer. */
const FEED_LIMITS: MessageLimits = { maxBytes: 512 * 1024, maxValues: 4096, maxDepth: 8 }

export const MAX_VIEWERS = 50
/** The socket was closed because there are as many viewers as there may be. */
export const CLOSE_FULL = 4429

function read<T extends z.ZodMiniType>(
  schema: T,
  limits: MessageLimits,
  data: unknown,
): z.output<T> | undefined {
  if (!(data instanceof Uint8Array)) return undefined
  const decoded = decodeMessage(data, limits)
  return decoded.ok ? schema.safeParse(decoded.value).data : undefined
}

/** @returns undefined for a message that is none of them, or beyond the limits */
export const readViewerMessage = (data: unknown): ViewerMessage | undefined =>
  read(viewerMessageSchema, VIEWER_LIMITS, data)

export const readPublisherMessage = (data: unknown, isAdmitted: boolean): PublisherMessage | undefined =>
  read(publisherMessageSchema, isAdmitted ? PUBLISHER_LIMITS : VIEWER_LIMITS, data)

export const readViewerFeed = (data: unknown): ViewerFeed | undefined =>
  read(viewerFeedSchema, FEED_LIMITS, data)

export const isPublisherWelcome = (data: unknown): boolean =>
  read(publisherWelcomeSchema, VIEWER_LIMITS, data) !== undefined
