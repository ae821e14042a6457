import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readPairs } from '../../../../../test/support/audio/pairs.ts'
import { clipPath } from '../../../../../test/support/audio/recordings.ts'
import { settle } from '../../../../../test/support/base/virtual-clock.ts'
import { joinBytes } from '../../../../core/audio/pcm.ts'
import { silentLog } from '../../../../core/base/log.ts'
import { ok } from '../../../../core/base/result.ts'
import { OggDemuxer } from '../../../../core/media/ogg/ogg-demuxer.ts'
import type { Recording } from '../../../../core/session/library/session-schema.ts'
import type { Side } from '../../../../core/voice/sides.ts'
import type { Live } from '../session/live.ts'
import { createLive } from '../session/live-store.ts'
import { recordLive } from './record-live.ts'

const CONFIG = { targetLanguages: ['de'], spokenLanguages: [] } as never

const captionAt = (startMs: number) => ({
  startMs,
  endMs: startMs + 100,
  language: 'en',
  source: { concluded: `${startMs}`, tentative: '' },
  targets: {},
})

/** Both views of a meeting whose sessions are stored by a host that stores everything. */
function openMeeting() {
  const told: Recording[] = []
  const unfinished: Recording[] = []
  const timers: (() => void)[] = []
  const sounds: { readonly id: string; readonly at: number; readonly data: Uint8Array }[] = []
  const clock = { now: 1000 }
  let asked = 0
  const ids = ['first', 'second']
  const view = () =>
    createLive({
      startRun: () => new Promise(() => undefined),
      keepAwake: () => undefined,
      now: () => clock.now,
      lateMs: () => 0,
      log: silentLog,
    })
  const [mine, theirs] = [view(), view()]
  const recorder = recordLive([mine.store, theirs.store], {
    bridge: {
      invoke: ((name: string, input: never) => {
        if (name === 'session.hold') return new Promise(() => undefined)
        if (name === 'session.record') told.push(input)
        else if (name === 'session.unfinished') unfinished.push(input)
        else sounds.push(input)
        const { at = 0, data } = input as Partial<(typeof sounds)[number]>
        return Promise.resolve(ok({ isKept: true, storedBytes: at + (data?.length ?? 0) }))
      }) as never,
    },
    after: (_ms, run) => void timers.push(run),
    newId: () => ids.shift() ?? 'none',
    now: () => clock.now,
    monotonic: () => clock.now,
    details: (isMeeting) => {
      asked += 1
      return Promise.resolve({
        about: { settings: { isMeeting } } as never,
        sides: { mine: 1, theirs: 2 } as never,
      })
    },
  })
  const start = (live: Live, type: Side) =>
    void live.actions.start({
      config: CONFIG,
      source: { from: 'microphone' },
      side: { type, name: type },
    } as never)
  const say = (live: Live, startMs: number) =>
    live.store.setState(({ transcript }) => ({
      transcript: { ...transcript, settled: [...transcript.settled, captionAt(startMs)] },
    }))
  const kept = () =>
    told
      .filter(({ id }) => id === 'first')
      .flatMap(({ captions }) => captions.map(({ index, side, startMs }) => [index, side, startMs]))
  return {
    clock,
    mine,
    theirs,
    recorder,
    start,
    say,
    kept,
    last: () => told.at(-1),
    unfinished,
    /** Lets all waits end. */
    wake: () => {
      for (const run of timers.splice(0)) run()
      return settle()
    },
    sounds,
    asked: () => asked,
  }
}

describe('both sides of a meeting', () => {
  it('say again what they run with when one of them begins again', async () => {
    const { mine, theirs, start, say, last, asked } = openMeeting()
    start(mine, 'mine')
    start(theirs, 'theirs')
    say(mine, 0)
    say(mine, 100)
    await settle()
    expect(asked()).toBe(1)
    theirs.store.setState({ phase: { type: 'stopped', problem: undefined } })
    start(theirs, 'theirs')
    say(mine, 200)
    await settle()
    expect(asked()).toBe(2)
    expect(last()?.about.settings).toEqual({ isMeeting: true })
  })

  it('are one session: with side, order and time of each caption, to the end of the last one', async () => {
    const { clock, mine, theirs, start, say, kept, last } = openMeeting()
    start(mine, 'mine')
    start(theirs, 'theirs')
    mine.store.setState({ captureMarks: [{ fromMs: 0, began: 1200 }], gaps: [{ fromMs: 0, toMs: 50 }] })
    theirs.store.setState({ captureMarks: [{ fromMs: 0, began: 3000 }] })
    say(theirs, 0)
    say(mine, 1500)
    await settle()
    expect(last()?.gaps).toEqual([{ side: 'mine', fromMs: 200, toMs: 250 }])
    // One side fails and is started again; the other one goes on.
    theirs.store.setState({ phase: { type: 'failed', error: { kind: 'host-lost' } } })
    clock.now = 9000
    start(theirs, 'theirs')
    theirs.store.setState({ captureMarks: [{ fromMs: 0, began: 9500 }] })
    say(theirs, 10)
    await settle()
    expect(kept()).toEqual([
      [0, 'theirs', 2000],
      [1, 'mine', 1700],
      [2, 'theirs', 8510],
    ])
    expect(last()).toMatchObject({ id: 'first', startedAt: 1000, sides: { mine: 1 } })
    mine.store.setState({ phase: { type: 'stopped', problem: undefined } })
    await settle()
    expect(last()).not.toHaveProperty('endedAt')
    theirs.store.setState({ phase: { type: 'stopped', problem: undefined } })
    await settle()
    expect(last()).toMatchObject({ id: 'first', endedAt: 9000 })
    start(mine, 'mine')
    say(mine, 0)
    await settle()
    expect(last()).toMatchObject({ id: 'second', captions: [{ index: 0, side: 'mine' }] })
  })

  it('keep the times of their captions in step while the clocks of their devices drift', async () => {
    const { mine, theirs, start, say, kept } = openMeeting()
    start(mine, 'mine')
    start(theirs, 'theirs')
    mine.store.setState({ captureMarks: [{ fromMs: 0, began: 1200 }] })
    say(mine, 1000)
    await settle()
    mine.store.setState({
      captureMarks: [
        { fromMs: 0, began: 1200 },
        { fromMs: 60_000, began: 1240 },
      ],
    })
    say(mine, 60_000)
    await settle()
    expect(kept()).toEqual([
      [0, 'mine', 1200],
      [1, 'mine', 60_240],
    ])
  })

  it('say what would be unfinished of each, after all that was concluded', async () => {
    const { mine, theirs, start, say, unfinished, wake } = openMeeting()
    start(mine, 'mine')
    start(theirs, 'theirs')
    say(mine, 0)
    const tentative = (startMs: number) => ({
      ...captionAt(startMs),
      source: { concluded: '', tentative: `${startMs} ...` },
    })
    const grow = (live: Live, at: number, startMs: number) =>
      live.store.setState(({ transcript }) => ({
        transcript: { ...transcript, growing: new Map([[at, tentative(startMs)]]) },
      }))
    grow(theirs, 0, 300)
    grow(mine, 1, 400)
    await settle()
    await wake()
    expect(unfinished.at(-1)?.captions).toMatchObject([
      { index: 0, side: 'mine', source: '0', targets: { de: '' }, unfinished: ['de'] },
      { index: 1, side: 'mine', source: '400 ...', unfinished: ['source', 'de'] },
      { index: 2, side: 'theirs', source: '300 ...', unfinished: ['source', 'de'] },
    ])
  })

  it('are stored as one sound with two channels, which ends when both have ended', async () => {
    const { mine, theirs, recorder, start, say, sounds } = openMeeting()
    expect(recorder.sound(mine.store)).toBeUndefined()
    const clip = new Uint8Array(await readFile(clipPath('welcome', 'en', 'female')))
    const other = new Uint8Array(await readFile(clipPath('plan', 'de', 'male')))
    start(mine, 'mine')
    start(theirs, 'theirs')
    const takeMine = recorder.sound(mine.store)
    const takeTheirs = recorder.sound(theirs.store)
    mine.store.setState({ captureMarks: [{ fromMs: 0, began: 1000 }] })
    theirs.store.setState({ captureMarks: [{ fromMs: 0, began: 4000 }] })
    takeMine?.({ data: clip, isLast: false })
    takeTheirs?.({ data: other, isLast: false })
    await settle()
    expect(sounds).toEqual([])
    say(mine, 0)
    await settle()
    mine.store.setState({ phase: { type: 'stopped', problem: undefined } })
    takeMine?.({ data: new Uint8Array(0), isLast: true })
    theirs.store.setState({ phase: { type: 'stopped', problem: undefined } })
    await settle()
    const stream = () => readPairs(joinBytes(sounds.map(({ data }) => data)))
    expect(stream().isEnded).toBe(false)
    takeTheirs?.({ data: new Uint8Array(0), isLast: true })
    await settle()
    expect(new Set(sounds.map(({ id }) => id))).toEqual(new Set(['first']))
    const packets = (file: Uint8Array) =>
      new OggDemuxer().push(file).flatMap((event) => (event.type === 'packet' ? [event.data] : []))
    const { pairs, isEnded } = stream()
    expect(isEnded).toBe(true)
    expect(pairs.slice(0, packets(clip).length).map(([left]) => left)).toEqual(packets(clip))
    expect(pairs.slice(150).map(([, right]) => right)).toEqual(packets(other))
  })
})
