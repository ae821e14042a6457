import { type Backoff, backoffMs } from '../../core/base/backoff.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { SoundTools } from './sound-tools.ts'

interface WatchOptions {
  readonly tools: Pick<SoundTools, 'watch'>
  readonly clock: Pick<Clock, 'after'>
  readonly random: () => number
  readonly changed: () => void
}

/** After a restart of the server, pages look for their devices by themselves. */
const RETRY: Backoff = { firstMs: 1000, factor: 2, mostMs: 60_000 }

const DEVICES = /^Event '(?:new|remove)' on (?:sink|source) #/

/** Reports when the sound server has other devices than before. The returned function ends it. */
export function watchDevices({ tools, clock, random, changed }: WatchOptions): () => void {
  let failures = 0
  let end: () => void = () => undefined
  const begin = () => {
    end = tools.watch(
      (event) => {
        failures = 0
        if (DEVICES.test(event)) changed()
      },
      () => {
        failures += 1
        end = clock.after(backoffMs(RETRY, failures, random()), begin)
      },
    )
  }
  begin()
  return () => end()
}
