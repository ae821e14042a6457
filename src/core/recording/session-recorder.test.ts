import { beforeEach, describe, expect, it } from 'vitest'
import type { AppError } from '../base/errors.ts'
import { err, ok } from '../base/result.ts'
import type { Recording } from '../library/session-schema.ts'
import type { Caption } from '../voice/receiving/transcript.ts'
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

/** A host that stores sessions unless told to fail. */
class Host {
  readonly captions = new Map<number, string>()
  readonly told: Recording[] = []
  endedAt: number | undefined
  error: AppError | undefined
  /** Text of a caption that the host always rejects. */
  refusedWords: string | undefined
  isKept = true
  /** Number of responses to lose although the host has stored the data. */
  lost = 0
  timers: { readonly ms: number; readonly run: () => void }[] = []
  /** Reports of what is unfinished. */
  readonly unfinished: Recording[] = []
  /** Answers of a host that has stopped, once it goes on. */
  stopped: (() => void)[] | undefined

  readonly invoke = ((name: string, input: Recording) => {
    const { stopped } = this
    if (stopped === undefined) return this.answer(name, input)
    return new Promise((resolve) => stopped.push(() => resolve(this.answer(name, input))))
  }) as never

  answer(name: string, input: Recording) {
    if (name === 'session.unfinished') {
      this.unfinished.push(input)
      return Promise.resolve(ok({}))
    }
    if (name !== 'session.record') return new Promise(() => undefined)
    if (this.error !== undefined) return Promise.resolve(err(this.error))
    const refused = input.captions.findIndex(({ source }) => source === this.refusedWords)
    if (refused >= 0)
      return Promise.resolve(
        err({ kind: 'invalid-input', field: `captions.${refused}.source`, problem: { type: 'malformed' } }),
      )
    this.told.push(input)
    if (this.isKept) for (const { index, source } of input.captions) this.captions.set(index, source)
    this.endedAt = input.endedAt
    if (this.lost > 0) {
      this.lost -= 1
      return Promise.resolve(err({ kind: 'host-lost' }))
    }
    return Promise.resolve(ok({ isKept: this.isKept }))
  }

  get words(): string[] {
    return [...this.captions].toSorted(([a], [b]) => a - b).map(([, words]) => words)
  }
}

const about = () =>
  Promise.resolve({
    about: { targetLanguages: ['de'], spokenLanguages: [], isDemo: false, settings: {} },
  })

describe('a session that is stored', () => {
  let host: Host
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
    host = new Host()
    states = []
    recorder = new SessionRecorder('one', about, {
      bridge: host,
      after: (ms, run) => void host.timers.push({ ms, run }),
      changed: (state) => states.push(state),
    })
  })

  it('is sent caption by caption, each again when it has grown, and nothing twice', async () => {
    const [first, second] = [caption('One.'), caption('Two.')]
    recorder.take(now([first]))
    await settle()
    recorder.take(now([first]))
    await settle()
    recorder.take(now([first, second]))
    await settle()
    recorder.take(now([caption('One. More.'), second]))
    await settle()
    expect(host.told.map(({ captions }) => captions.map(({ index }) => index))).toEqual([[0], [1], [0]])
    expect(host.words).toEqual(['One. More.', 'Two.'])
    expect(states.at(-1)).toEqual({ isKept: true, waiting: 0, error: undefined, leftOut: 0 })
  })

  it('waits in the page while it cannot be stored, and is sent later', async () => {
    host.error = full
    const captions = [caption('One.'), caption('Two.')]
    recorder.take(now(captions))
    await settle()
    recorder.take(now([...captions, caption('Three.')]))
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
    recorder.take(now([caption('One.')], { endedAt: 9 }))
    await settle()
    await wake()
    expect(host.told).toHaveLength(2)
    expect(host.words).toEqual(['One.'])
    expect(host.endedAt).toBe(9)
  })

  it('ends for the host when it has all of it, however much there is', async () => {
    const captions = Array.from({ length: 450 }, (_, index) => caption(`Number ${index}.`))
    recorder.take(now(captions, { endedAt: 9 }))
    await settle()
    expect(host.told.map(({ captions: { length }, endedAt }) => [length, endedAt])).toEqual([
      [200, undefined],
      [200, undefined],
      [50, 9],
    ])
  })

  it('is sent what it reports at the moment at which there was nothing to send', async () => {
    recorder.take(now([]))
    recorder.take(now([caption('One.')]))
    await settle()
    expect(host.words).toEqual(['One.'])
    recorder.take(now([caption('One.')]))
    recorder.take(now([caption('One.')], { endedAt: 9 }))
    await settle()
    expect(host.endedAt).toBe(9)
  })

  it('sends its end and gaps without any new caption', async () => {
    const captions = [caption('One.')]
    recorder.take(now(captions))
    await settle()
    recorder.take(now(captions, { gaps: [{ fromMs: 1, toMs: 2 }] }))
    await settle()
    recorder.take(now(captions, { gaps: [{ fromMs: 1, toMs: 2 }], endedAt: 9 }))
    await settle()
    expect(host.told.map(({ gaps, endedAt }) => [gaps.length, endedAt])).toEqual([
      [0, undefined],
      [1, undefined],
      [1, 9],
    ])
  })

  it('is not sent any more if it is not to be stored, and never without captions', async () => {
    recorder.take(now([], { endedAt: 9 }))
    await settle()
    expect(host.told).toEqual([])
    host.isKept = false
    recorder.take(now([caption('One.')]))
    await settle()
    recorder.take(now([caption('One.'), caption('Two.')]))
    await settle()
    expect(host.told).toHaveLength(1)
    expect(states.at(-1)).toEqual({ isKept: false, waiting: 0, error: undefined, leftOut: 0 })
  })

  it('leaves out and reports a caption that the host rejects, and stores all others', async () => {
    host.refusedWords = 'two'
    const captions = ['one', 'two', 'three'].map(caption)
    recorder.take(now(captions))
    await settle()
    recorder.take(now([...captions, caption('four')], { endedAt: 9 }))
    await settle()
    expect(host.words).toEqual(['one', 'three', 'four'])
    expect(host.endedAt).toBe(9)
    expect(states.at(-1)).toEqual({ isKept: true, waiting: 0, error: undefined, leftOut: 1 })
  })

  it('marks unfinished lines', async () => {
    const open = caption('We would like')
    recorder.take(now([{ ...open, targets: { de: { concluded: '', tentative: '', isUnfinished: true } } }]))
    await settle()
    expect(host.told.at(-1)?.captions).toMatchObject([{ targets: { de: '' }, unfinished: ['de'] }])
  })

  it('is said to wait within 5 s if the host does not answer, and no longer once it does', async () => {
    const [first, second] = [caption('One.'), caption('Two.')]
    host.stopped = []
    recorder.take(now([first]))
    await settle()
    recorder.take(now([first, second]))
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
    recorder.take(now([]))
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
    recorder.take(now([caption('We would like it.')], { endedAt: 9 }))
    recorder.takeUnfinished(open('never'))
    await settle()
    expect(host.unfinished).toHaveLength(3)
  })
})

const MISSING = { concluded: '', tentative: '', isUnfinished: true } as const
