import { beforeEach, describe, expect, it } from 'vitest'
import { RecordingHost } from '../../../../test/support/sessions/recording-host.ts'
import type { AppError } from '../../base/errors.ts'
import type { Caption } from '../../voice/receiving/transcript.ts'
import { type KeptState, type SessionNow, SessionRecorder } from './session-recorder.ts'

const full: AppError = { kind: 'storage', what: 'library', detail: 'full' }
const caption = (words: string): Caption => ({
  startMs: 0,
  endMs: 1000,
  language: 'en',
  source: { concluded: words, tentative: '' },
  targets: { de: { concluded: `${words} (de)`, tentative: '' } },
})
const ALL = { side: undefined, sinceMs: () => 0 } as const
const now = (captions: Caption[], change: Partial<SessionNow> = {}): SessionNow => ({
  captions: captions.map((each) => ({ caption: each, origin: ALL })),
  gaps: [],
  startedAt: 5,
  endedAt: undefined,
  audioMs: 1000,
  figures: [],
  ...change,
})

const about = () =>
  Promise.resolve({
    about: { targetLanguages: ['de'], spokenLanguages: [], isDemo: false, settings: {} },
  })

describe('a session that is stored', () => {
  let host: RecordingHost
  let recorder: SessionRecorder
  let states: KeptState[]
  /** Waits until everything has happened that needs no passing of time. */
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  /** Lets some time pass. */
  const wake = (ms = 1000) => {
    const due = host.timers.filter((timer) => timer.ms <= ms)
    host.timers = host.timers.filter((timer) => timer.ms > ms)
    for (const { run } of due) run()
    return settle()
  }

  beforeEach(() => {
    host = new RecordingHost()
    states = []
    recorder = new SessionRecorder('one', about, {
      bridge: host,
      after: (ms, run) => void host.timers.push({ ms, run }),
      changed: (state) => states.push(state),
    })
  })

  it('is sent caption by caption, each again when it has grown, and nothing twice', async () => {
    const [first, second] = [caption('One.'), caption('Two.')]
    recorder.update(now([first]))
    await settle()
    recorder.update(now([first]))
    await settle()
    recorder.update(now([first, second]))
    await settle()
    recorder.update(now([caption('One. More.'), second]))
    await settle()
    expect(host.told.map(({ captions }) => captions.map(({ index }) => index))).toEqual([[0], [1], [0]])
    expect(host.words).toEqual(['One. More.', 'Two.'])
    expect(states.at(-1)).toEqual({ isKept: true, waiting: 0, error: undefined, leftOut: 0 })
  })

  it('is stored before anything was said if speech of an outage is to be found with it', async () => {
    recorder.update(now([]))
    await settle()
    expect(host.told).toEqual([])
    let isStored = false
    host.error = full
    void recorder.begin().then(() => (isStored = true))
    await settle()
    expect(isStored).toBe(false)
    host.error = undefined
    await wake()
    expect(isStored).toBe(true)
    expect(host.told.map(({ captions, gaps }) => [captions, gaps])).toEqual([[[], []]])
  })

  it('is held by the host before it is reported, also to one that has started again', async () => {
    host.lost = 1
    recorder.update(now([caption('One.')]))
    await settle()
    expect(host.calls).toEqual(['session.hold', 'session.record'])
    host.calls.length = 0
    host.letGo()
    await settle()
    await wake()
    expect(host.calls).toEqual(['session.hold', 'session.record'])
  })

  it('is reported to a host that has started anew before its next caption, once a second at most', async () => {
    host.lost = 1
    recorder.update(now([caption('One.')]))
    await settle()
    await wake()
    for (let times = 0; times < 3; times += 1) {
      host.calls.length = 0
      host.letGo()
      await settle()
      expect(host.calls).toEqual([])
      await wake()
      expect(host.calls).toEqual(['session.hold', 'session.record'])
    }
    expect(host.told.at(-1)?.captions).toEqual([])
  })

  it('is not reported without an end to a host that holds none', async () => {
    host.refusals = 100
    const captions = [caption('One.'), caption('Two.')]
    recorder.update(now([]))
    recorder.takeUnfinished(() => captions.map((each, index) => ({ index, caption: each, origin: ALL })))
    await settle()
    recorder.update(now(captions.slice(0, 1)))
    recorder.update(now(captions))
    await settle()
    expect(host.refusals).toBeGreaterThan(90)
    expect(host.words).toEqual(['One.', 'Two.'])
  })

  it('is reported to no other host once it is deleted', async () => {
    const one = caption('One.')
    recorder.update(now([one]))
    await settle()
    host.isKept = false
    recorder.update(now([one, caption('Two.')]))
    await settle()
    host.calls.length = 0
    host.letGo()
    await settle()
    await wake()
    expect(host.calls).toEqual([])
  })

  it('waits in the page while it cannot be stored, and is sent later', async () => {
    host.error = full
    const captions = [caption('One.'), caption('Two.')]
    recorder.update(now(captions))
    await settle()
    recorder.update(now([...captions, caption('Three.')]))
    await settle()
    expect(states.at(-1)).toEqual({ isKept: undefined, waiting: 3, error: full, leftOut: 0 })
    expect(host.timers.filter(({ ms }) => ms === 1000)).toHaveLength(1)
    host.error = undefined
    await wake()
    expect(host.words).toEqual(['One.', 'Two.', 'Three.'])
    expect(states.at(-1)).toEqual({ isKept: true, waiting: 0, error: undefined, leftOut: 0 })
  })

  it('is sent again if the response was lost', async () => {
    host.lost = 1
    recorder.update(now([caption('One.')], { endedAt: 9 }))
    await settle()
    await wake()
    expect(host.told).toHaveLength(2)
    expect(host.words).toEqual(['One.'])
    expect(host.endedAt).toBe(9)
  })

  it('ends for the host when it has all of it, however much there is', async () => {
    const captions = Array.from({ length: 450 }, (_, index) => caption(`Number ${index}.`))
    recorder.update(now(captions, { endedAt: 9 }))
    await settle()
    expect(host.told.map(({ captions: { length }, endedAt }) => [length, endedAt])).toEqual([
      [200, undefined],
      [200, undefined],
      [50, 9],
    ])
  })

  it('is sent what it reports at the moment at which there was nothing to send', async () => {
    recorder.update(now([]))
    recorder.update(now([caption('One.')]))
    await settle()
    expect(host.words).toEqual(['One.'])
    recorder.update(now([caption('One.')]))
    recorder.update(now([caption('One.')], { endedAt: 9 }))
    await settle()
    expect(host.endedAt).toBe(9)
  })

  it('sends its end and gaps without any new caption', async () => {
    const captions = [caption('One.')]
    recorder.update(now(captions))
    await settle()
    recorder.update(now(captions, { gaps: [{ fromMs: 1, toMs: 2 }] }))
    await settle()
    recorder.update(now(captions, { gaps: [{ fromMs: 1, toMs: 2 }], endedAt: 9 }))
    await settle()
    expect(host.told.map(({ gaps, endedAt }) => [gaps.length, endedAt])).toEqual([
      [0, undefined],
      [1, undefined],
      [1, 9],
    ])
  })

  it('reports that it is paused, and that it goes on', async () => {
    const captions = [caption('One.')]
    recorder.update(now(captions))
    await settle()
    recorder.update(now(captions, { isPaused: true }))
    await settle()
    recorder.update(now(captions))
    await settle()
    expect(host.told.map(({ isPaused }) => isPaused)).toEqual([undefined, true, undefined])
  })

  it('is reported also if it is not to be stored, for those who read along, and never without captions', async () => {
    recorder.update(now([], { endedAt: 9 }))
    await settle()
    expect(host.told).toEqual([])
    host.isKept = false
    const first = caption('One.')
    recorder.update(now([first]))
    await settle()
    recorder.update(now([first, caption('Two.')]))
    await settle()
    expect(host.told.flatMap(({ captions }) => captions.map(({ source }) => source))).toEqual([
      'One.',
      'Two.',
    ])
    host.error = full
    recorder.update(now([first, caption('Two.'), caption('Three.')]))
    await settle()
    expect(states.at(-1)).toEqual({ isKept: false, waiting: 0, error: undefined, leftOut: 0 })
  })

  it('leaves out and reports a caption that the host rejects, and stores all others', async () => {
    host.refusedWords = 'two'
    const captions = ['one', 'two', 'three'].map(caption)
    recorder.update(now(captions))
    await settle()
    recorder.update(now([...captions, caption('four')], { endedAt: 9 }))
    await settle()
    expect(host.words).toEqual(['one', 'three', 'four'])
    expect(host.endedAt).toBe(9)
    expect(states.at(-1)).toEqual({ isKept: true, waiting: 0, error: undefined, leftOut: 1 })
  })

  it('marks unfinished lines', async () => {
    const open = caption('We would like')
    recorder.update(now([{ ...open, targets: { de: { concluded: '', tentative: '', isUnfinished: true } } }]))
    await settle()
    expect(host.told.at(-1)?.captions).toMatchObject([{ targets: { de: '' }, unfinished: ['de'] }])
  })

  it('is said to wait within 5 s if the host does not answer, and no longer once it does', async () => {
    const [first, second] = [caption('One.'), caption('Two.')]
    host.stopped = []
    recorder.update(now([first]))
    await settle()
    recorder.update(now([first, second]))
    await wake(5000)
    expect(states.at(-1)).toMatchObject({ waiting: 2, error: { kind: 'storage', what: 'no-answer' } })
    const { stopped } = host
    host.stopped = undefined
    for (const answer of stopped) answer()
    await settle()
    expect(host.words).toEqual(['One.', 'Two.'])
    expect(states.at(-1)).toMatchObject({ waiting: 0, error: undefined })
    await wake(5000)
    expect(states.at(-1)).toMatchObject({ error: undefined })
  })

  it('says what would be unfinished, a few times a second, until it has ended', async () => {
    const open = (words: string) => () => [
      { index: 0, caption: { ...caption(words), targets: { de: MISSING } }, origin: ALL },
    ]
    recorder.update(now([]))
    for (const words of ['We', 'We would', 'We would like']) recorder.takeUnfinished(open(words))
    await settle()
    expect(host.unfinished.map(({ captions }) => captions[0]?.source)).toEqual(['We'])
    await wake(250)
    expect(host.unfinished.at(-1)).toMatchObject({
      captions: [{ index: 0, source: 'We would like', targets: { de: '' }, unfinished: ['de'] }],
    })
    await wake(250)
    recorder.takeUnfinished(() => [])
    await settle()
    expect(host.unfinished.at(-1)).toMatchObject({ captions: [] })
    await wake(250)
    recorder.takeUnfinished(() => [])
    recorder.update(now([caption('We would like it.')], { endedAt: 9 }))
    recorder.takeUnfinished(open('never'))
    await settle()
    expect(host.unfinished).toHaveLength(3)
  })
})

const MISSING = { concluded: '', tentative: '', isUnfinished: true } as const
