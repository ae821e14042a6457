import type { CaptionFeed } from '../core/audience/feed/caption-feed.ts'
import type { HostPorts } from './host-ports.ts'
import { createHub, type Hub } from './hub/hub.ts'
import { createRoom, type Room } from './room/room.ts'

interface AudienceOptions {
  readonly host: Pick<HostPorts, 'room' | 'secrets' | 'clock' | 'log' | 'publish'>
  readonly feed: CaptionFeed
  /** Uses the user's proxy. */
  readonly fetch: typeof globalThis.fetch
  /** The user's name in meetings; empty without one. */
  readonly myName: () => string
}

/** Captions on devices of other people: in the same network, and beyond it through a hub. */
export interface Audience {
  readonly handlers: Room['handlers'] & Hub['handlers']
  /** Opens the links of the last run again, if they still work. */
  resume(): void
  close(): Promise<void>
}

export function createAudience({ host, feed, fetch, myName }: AudienceOptions): Audience {
  const { room: port, secrets, log, publish } = host
  const room = createRoom({
    port,
    feed,
    secrets,
    log,
    now: Date.now,
    myName,
    changed: (state) => publish('room.changed', state),
  })
  const hub = createHub({ host, feed, fetch, now: Date.now, myName })
  return {
    handlers: { ...room.handlers, ...hub.handlers },
    resume() {
      void room.resume()
      void hub.resume()
    },
    async close() {
      await room.close()
      await hub.close()
    },
  }
}
