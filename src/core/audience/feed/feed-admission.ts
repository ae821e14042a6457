import * as z from 'zod/mini'

/** Path of the caption page; its address has a ticket in the fragment, and nothing else of an address is read. */
export const CAPTION_PAGE_PATH = '/captions'

/** A reader posts its credentials here, and reads the feed below it, as server-sent events. */
export const FEED_PATH = '/feed'

export const MAX_READERS = 50

/** A ticket of an address, which admits one reader, once, or the secret that it got for one. */
export const credentialsSchema = z.union([z.object({ ticket: z.string() }), z.object({ secret: z.string() })])
export type FeedCredentials = z.output<typeof credentialsSchema>

/**
 * The answer to them. The secret admits the reader again; the proof begins every stream: a program that has taken over
 * the host's port learns the secret from its reader, but not the proof.
 */
export const admittedSchema = z.object({ secret: z.string(), proof: z.string() })
export type Admitted = z.output<typeof admittedSchema>

/** Status of an answer to credentials that admit nobody, and while there are as many readers as there may be. */
export const STATUS_REFUSED = 403
export const STATUS_FULL = 429

/** Path of the stream. A reader that has something names its position, as browsers do by themselves in a header. */
export const streamPath = (secret: string, after = ''): string =>
  `${FEED_PATH}/${secret}${after === '' ? '' : `?after=${after}`}`

/** Events of a stream that are no captions: the first one, and the last one once nobody is admitted any more. */
export const WELCOME = 'welcome'
export const CLOSED = 'closed'
