import { ok } from '../../core/base/result.ts'
import type { ProgramTap } from './program-tap.ts'
import type { SoundTools } from './sound-tools.ts'

/** Measured: a recording of 20 ms, and what is buffered of 100 ms when it is played. */
const DELAY_MS = 60

/**
 * A tap for every sound server: PulseAudio cannot connect a stream to two sinks, but it can record a single stream, which
 * is played into the sink.
 *
 * @param ended tells that a copy has ended: the stream is over, or was moved to another device
 */
export function createCopyTap(tools: Pick<SoundTools, 'copy'>, ended: () => void): ProgramTap {
  const copies = new Map<number, { readonly sink: number; readonly stop: () => void }>()
  const stop = (stream: number) => {
    copies.get(stream)?.stop()
    copies.delete(stream)
  }
  return {
    delayMs: DELAY_MS,
    follow(streams, sink) {
      for (const [stream, copy] of copies)
        if (!streams.includes(stream) || copy.sink !== sink.index) stop(stream)
      for (const stream of streams) {
        if (copies.has(stream)) continue
        const end = tools.copy(stream, sink.name, () => {
          copies.delete(stream)
          ended()
        })
        copies.set(stream, { sink: sink.index, stop: end })
      }
      return Promise.resolve(ok(copies.size))
    },
    close() {
      for (const stream of copies.keys()) stop(stream)
    },
  }
}
