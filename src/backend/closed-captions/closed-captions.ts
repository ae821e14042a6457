import { join } from 'node:path'
import * as z from 'zod/mini'
import {
  type CaptionServiceName,
  captionServiceNames,
} from '../../core/audience/closed-captions/caption-address.ts'
import type {
  ClosedCaptionsState,
  closedCaptionsCalls,
} from '../../core/audience/closed-captions/closed-captions-calls.ts'
import type { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import { unexpected } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import type { BoundSecrets } from '../accounts/bound-secrets.ts'
import type { HostPorts } from '../host-ports.ts'
import { jsonFile } from '../settings/settings-folder.ts'
import { ClosedCaptionOutlet, type StoredOutlet, storedOutletSchema } from './closed-caption-outlet.ts'

const storedSchema = z.partialRecord(z.enum(captionServiceNames), storedOutletSchema)

interface ClosedCaptionsOptions {
  readonly host: Pick<HostPorts, 'servesPages' | 'dataFolder' | 'clock' | 'log' | 'publish'>
  readonly feed: CaptionFeed
  readonly secrets: BoundSecrets
  /** Uses the user's proxy. */
  readonly fetch: typeof globalThis.fetch
}

/** The part of the backend that sends captions into meetings and streams, where the user has enabled it. */
export interface ClosedCaptions {
  readonly handlers: HandlersOf<keyof typeof closedCaptionsCalls>
  close(): Promise<void>
}

export function createClosedCaptions({ host, feed, secrets, fetch }: ClosedCaptionsOptions): ClosedCaptions {
  const { clock, log } = host
  const isAvailable = host.servesPages === true
  const file = jsonFile(join(host.dataFolder, 'closed-captions.json'))
  const stored: Partial<Record<CaptionServiceName, StoredOutlet>> = isAvailable ? remembered() : {}

  function remembered() {
    try {
      const read = storedSchema.safeParse(file.load() ?? {})
      if (read.success) return read.data
      log.warn('the state of closed captions cannot be used')
    } catch (thrown) {
      log.warn('the state of closed captions cannot be read', { detail: unexpected(thrown).detail })
    }
    return {}
  }

  const save = (service: CaptionServiceName, next: StoredOutlet | undefined) => {
    if (next === undefined) delete stored[service]
    else stored[service] = next
    try {
      file.save(stored)
    } catch (thrown) {
      log.warn('the state of closed captions cannot be saved', { detail: unexpected(thrown).detail })
    }
  }

  const state = (): ClosedCaptionsState => ({ isAvailable, services: outlets.map((outlet) => outlet.state) })
  const outletOf = Object.fromEntries(
    captionServiceNames.map((service) => [
      service,
      new ClosedCaptionOutlet({
        service,
        secrets,
        fetch,
        clock,
        now: Date.now,
        stored: stored[service],
        save: (next) => save(service, next),
        changed: () => host.publish('closedCaptions.changed', state()),
      }),
    ]),
  ) as Record<CaptionServiceName, ClosedCaptionOutlet>
  const outlets = captionServiceNames.map((service) => outletOf[service])

  let position = feed.end
  const unsubscribe = isAvailable
    ? feed.subscribe(() => {
        const events = feed.read(position)
        position = feed.end
        const ids = new Set(events.flatMap((event) => ('session' in event ? event.session : [])))
        for (const id of ids) {
          const session = feed.sessionOf(id)
          const news = events.filter((event) => 'session' in event && event.session === id)
          for (const outlet of session === undefined ? [] : outlets)
            if (session !== undefined) outlet.receive(session, news)
        }
      })
    : () => undefined

  const answer = async (act: () => Promise<Result<unknown>>): Promise<Result<ClosedCaptionsState>> => {
    if (!isAvailable) return err({ kind: 'other-host-only' })
    const done = await act()
    return done.ok ? ok(state()) : done
  }

  return {
    handlers: {
      'closedCaptions.get': async () => {
        await Promise.all(outlets.map((outlet) => outlet.load()))
        return ok(state())
      },
      'closedCaptions.connect': ({ service, address, language }) =>
        answer(() => outletOf[service].connect(address, language)),
      'closedCaptions.set': ({ service, ...change }) => answer(() => outletOf[service].set(change)),
      'closedCaptions.forget': ({ service }) => answer(() => outletOf[service].forget()),
    },
    async close() {
      unsubscribe()
      await Promise.all(outlets.map((outlet) => outlet.close()))
    },
  }
}
