import { randomBytes } from 'node:crypto'
import type { FeedEvent } from '../../core/audience/feed/feed-events.ts'
import { NONCE_BYTES, type RoomSeal, sealed } from '../../core/audience/room/room-seal.ts'

/** Events are sealed in sizes that are multiples of this, so that they do not tell how long words are. */
const PADDING_BYTES = 256

/** Seals JSON for readers. Spaces change nothing after it. */
export function sealedEvent(seal: RoomSeal, json: string): string {
  const missing = -Buffer.byteLength(json) & (PADDING_BYTES - 1)
  return sealed(seal, json + ' '.repeat(missing), randomBytes(NONCE_BYTES))
}

/**
 * An event as readers elsewhere get it.
 *
 * @param name of the user; empty where readers see a word of their own: sessions have "Me", which is somebody else there
 */
export function withHostName<E extends FeedEvent>(event: E, name: string): E {
  if (event.kind !== 'session' || event.sides === undefined) return event
  const { mine, theirs } = event.sides
  return { ...event, sides: { mine: { ...mine, name }, theirs } }
}
