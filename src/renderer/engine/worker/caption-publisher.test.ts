import { beforeEach, describe, expect, it } from 'vitest'
import {
  CAPTION_HELLO,
  type CaptionPublication,
  LEASE_MS,
  parsePublication,
} from '../../../core/captions/publication.ts'
import { voiceConfigSchema } from '../../../core/voice/config.ts'
import type { VoiceState } from '../../../core/voice/session/session-states.ts'
import { CaptionPublisher } from './caption-publisher.ts'

const config = voiceConfigSchema.parse({ targetLanguages: ['de'] })
const streaming: VoiceState = {
  phase: 'streaming',
  config,
  ticket: { sessionId: 's', streamingUrl: 'wss://voice.test/', token: 't', account: 'work' },
  failures: 0,
  restarts: 0,
  wasLive: true,
  stopping: false,
}
const said = (text: string, startTime: number) => ({
  concluded: [],
  tentative: [{ text, startTime, endTime: startTime + 500 }],
})

describe('a publisher of captions', () => {
  let now: number
  let posted: CaptionPublication[]
  let publisher: CaptionPublisher
  let channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>
  const receive = (data: unknown) =>
    channel.onmessage?.call(channel as BroadcastChannel, { data } as MessageEvent)
  const latest = () => posted.at(-1)

  beforeEach(() => {
    now = 0
    posted = []
    channel = { onmessage: null, postMessage: (message: CaptionPublication) => posted.push(message) }
    publisher = new CaptionPublisher({
      run: 'run-1',
      side: 'mine',
      languages: config,
      isMuted: false,
      channel,
      now: () => now,
      capturedAt: (captureMs) => 1_000_000 + captureMs + now,
    })
    publisher.changed(streaming)
  })

  it('publishes nothing before a viewer says hello, and then all that is new', () => {
    publisher.transcript(said('Good', 0))
    expect(posted).toEqual([])
    receive(CAPTION_HELLO)
    expect(latest()).toMatchObject({ run: 'run-1', side: 'mine', status: 'live', targets: ['de'] })
    expect(latest()?.captions).toMatchObject([{ index: 0, source: { tentative: 'Good' } }])
    publisher.transcript(said('Good morning', 0))
    expect(latest()?.captions).toMatchObject([{ index: 0, source: { tentative: 'Good morning' } }])
    expect(posted.map(({ sequence }) => sequence)).toEqual([1, 2])
    expect(posted.every((message) => parsePublication(structuredClone(message)) !== undefined)).toBe(true)
  })

  it('publishes no update that says what is published already, nor takes it for words that were heard', () => {
    receive(CAPTION_HELLO)
    publisher.transcript(said('Good', 0))
    const { length } = posted
    for (let ms = 0; ms < 20_000; ms += 500) {
      now += 500
      publisher.level({ rms: 0, position: 0 })
      receive(CAPTION_HELLO)
      posted.length = length
      publisher.transcript(said('Good', 0))
      publisher.transcript({ target: 'de', concluded: [], tentative: [] })
      expect(posted).toHaveLength(length)
    }
    receive(CAPTION_HELLO)
    expect(latest()?.status).toBe('silent')
  })

  it('stops when the latest hello has expired', () => {
    receive(CAPTION_HELLO)
    now += LEASE_MS
    publisher.transcript(said('Good', 0))
    expect(posted).toHaveLength(2)
    now += 1
    publisher.transcript(said('Good morning', 0))
    expect(posted).toHaveLength(2)
    receive(CAPTION_HELLO)
    expect(latest()?.captions).toMatchObject([{ source: { tentative: 'Good morning' } }])
  })

  it('does not move a caption in time while the clock of its device drifts', () => {
    receive(CAPTION_HELLO)
    publisher.transcript(said('Good', 40))
    now += 5000
    publisher.transcript(said('Good morning', 40))
    expect(latest()?.captions[0]?.spokenAt).toBe(1_000_040)
  })

  it('says why no captions come', () => {
    receive(CAPTION_HELLO)
    publisher.mute(true, false)
    expect(latest()?.status).toBe('muted')
    publisher.mute(true, true)
    expect(latest()?.status).toBe('paused')
    publisher.mute(false, false)
    publisher.level({ rms: 0, position: 0 })
    now += 10_000
    publisher.level({ rms: 0, position: 0 })
    expect(latest()?.status).toBe('silent')
    publisher.level({ rms: 0.1, position: 0.5 })
    expect(latest()?.status).toBe('live')
    publisher.changed({ ...streaming, phase: 'resuming', cause: { kind: 'cancelled' } })
    expect(latest()?.status).toBe('reconnecting')
    publisher.changed({ ...streaming, phase: 'draining' })
    expect(latest()?.status).toBe('finishing')
  })

  it('publishes tentative text as it is when the session ends', () => {
    receive(CAPTION_HELLO)
    publisher.transcript(said('Good', 0))
    publisher.changed({ phase: 'idle' })
    expect(latest()?.status).toBe('stopped')
    expect(latest()?.captions).toMatchObject([
      { source: { concluded: 'Good', tentative: '', isUnfinished: true } },
    ])
  })

  it('publishes the end of a text that is longer than any viewer shows', () => {
    receive(CAPTION_HELLO)
    publisher.transcript(said(`${'a'.repeat(5000)}end`, 0))
    expect(parsePublication(structuredClone(latest()))?.captions[0]?.source.tentative).toMatch(/^a{1997}end$/)
  })

  it('publishes captions with the languages of their time, and calls a link that is handed over live', () => {
    const say = (target: string | undefined, text: string, startTime: number) =>
      publisher.transcript({
        target,
        concluded: [{ text, startTime, endTime: startTime + 900 }],
        tentative: [],
      })
    receive(CAPTION_HELLO)
    say(undefined, 'One. ', 0)
    say('de', 'Eins. ', 0)
    const french = { ...config, targetLanguages: ['fr'] }
    publisher.changed({ ...streaming, phase: 'connecting', config: french, previous: config })
    say(undefined, 'Two. ', 2000)
    say('fr', 'Deux. ', 2000)
    expect(latest()).toMatchObject({ status: 'live', targets: ['fr'] })
    expect(latest()?.captions).toMatchObject([
      { order: ['de'], targets: { de: { concluded: 'Eins. ' } } },
      { targets: { fr: { concluded: 'Deux. ' } } },
    ])
    expect(latest()?.captions[1]).not.toHaveProperty('order')
    expect(parsePublication(latest())).toEqual(latest())
  })
})
