import { expect, it, onTestFinished } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { silentLog } from '../../../core/base/log.ts'
import type { MediaChunk } from '../../../core/voice/wire/voice-messages.ts'
import type { PlaybackFeed } from '../protocol.ts'
import { Speech } from './speech.ts'

const PCM = 'audio/pcm;encoding=s16le;rate=24000'

/** Speech of which German is heard. */
const speechInto = (port: MessagePort) =>
  new Speech({
    contentType: PCM,
    heard: 'de',
    playback: { port, rate: 24_000 },
    clock: new VirtualClock(),
    log: silentLog,
    problem: (error) => expect.unreachable(error.kind),
  })

it('starts a language that is selected during a segment with that segment', async () => {
  const { port1, port2 } = new MessageChannel()
  const fed: PlaybackFeed[] = []
  port2.onmessage = ({ data }: MessageEvent<PlaybackFeed>) => fed.push(data)
  onTestFinished(() => port1.close())
  const speech = speechInto(port1)
  const chunk = (language: string): MediaChunk => ({
    type: 'target_media_chunk',
    language,
    data: [new Uint8Array(4800)],
  })
  const [guten, bonjour] = [{ captured: { fromMs: 0, toMs: 900 } }, { captured: { fromMs: 10, toMs: 910 } }]
  speech.push(chunk('de'), guten)
  speech.push(chunk('fr'), bonjour)
  speech.hear('fr')
  speech.push(chunk('fr'), undefined)
  speech.push(chunk('fr'), undefined)
  await speech.finish()
  await expect.poll(() => fed.at(-1)).toBe('end')
  const segments = fed.map((each) => (each === 'end' ? each : each.segment))
  expect(segments.filter((each) => each !== undefined)).toEqual([guten, bonjour, 'end'])
})

it('gives away the speech of all languages while it is shared, also of those that are not heard', async () => {
  const { port1 } = new MessageChannel()
  onTestFinished(() => port1.close())
  const speech = speechInto(port1)
  const shared: [language: string, samples: number][] = []
  const speak = () => {
    for (const language of ['de', 'fr'])
      speech.push({ type: 'target_media_chunk', language, data: [new Uint8Array(9600)] }, undefined)
  }
  speak()
  speech.share((language, sound) => shared.push([language, sound.length]))
  speak()
  speech.share(undefined)
  speak()
  await speech.finish()
  expect(shared).toEqual([
    ['de', 4800],
    ['fr', 4800],
  ])
})
