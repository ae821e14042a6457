import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import type { SoundServerError } from '../../backend/sound-devices/sound-errors.ts'
import type { SoundStreams } from '../../backend/sound-devices/sound-streams.ts'
import type { AudioFrame } from '../../core/audio/capture/capture-port.ts'
import { SourceCapture } from './source-capture.ts'

const RATE = 16_000
const gone: SoundServerError = { kind: 'sound-server', reason: 'failed', detail: 'gone' }

/** A source that delivers 100 ms of sound at a time. */
class Source {
  readonly clock = new VirtualClock()
  readonly frames: AudioFrame[] = []
  readonly changes: (SoundServerError | undefined)[] = []
  opened = 0
  #hand: (samples: Float32Array<ArrayBuffer>) => void = () => undefined
  lose: (error: SoundServerError) => void = () => undefined
  readonly record: SoundStreams['record'] = (_source, _rate, onSamples, onEnd) => {
    this.opened += 1
    this.#hand = onSamples
    this.lose = onEnd
    return () => {
      this.#hand = () => undefined
    }
  }
  readonly capture = new SourceCapture({
    tools: { record: this.record },
    source: 'headset',
    rate: RATE,
    chunkMs: 100,
    clock: this.clock,
    onChange: (error) => this.changes.push(error),
  })

  async deliver(times: number): Promise<void> {
    for (let i = 0; i < times; i += 1) {
      await this.clock.advance(100)
      this.#hand(new Float32Array(RATE / 10).fill(0.5))
    }
  }

  get heard(): string {
    return this.frames.map(({ samples }) => (samples[0] === 0 ? '.' : 'x')).join('')
  }
}

const started = () => {
  const source = new Source()
  source.capture.start((frame) => source.frames.push(frame))
  return source
}

describe('a captured source of the sound server', () => {
  it('is cut into frames, and stops', async () => {
    const source = started()
    await source.deliver(3)
    source.capture.stop()
    await source.deliver(2)
    await source.clock.advance(5000)
    expect(source.heard).toBe('xxx')
    expect(source.frames.map(({ startMs }) => startMs)).toEqual([0, 100, 200])
    expect(source.capture.timeOf(200)).toBe(200)
    expect(source.opened).toBe(1)
  })

  it('is silent at the pace of speech while it is lost, tried again, and then heard again', async () => {
    const source = started()
    await source.deliver(2)
    source.lose(gone)
    await source.clock.advance(600)
    source.lose(gone)
    await source.clock.advance(1400)
    expect(source.heard).toBe('xx'.padEnd(22, '.'))
    expect(source.opened).toBe(3)
    await source.deliver(1)
    expect(source.heard.slice(-2)).toBe('.x')
    expect(source.changes).toEqual([gone, undefined])
  })
})
