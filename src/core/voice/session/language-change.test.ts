import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../../../test/support/base/virtual-clock.ts'
import {
  admit,
  change,
  config,
  live,
  lost,
  open,
  proven,
  run,
  start,
} from '../../../../test/support/sessions/machine-run.ts'
import { SessionHarness as Harness } from '../../../../test/support/sessions/session-harness.ts'
import type { AppError } from '../../base/errors.ts'
import type { SessionLanguages } from '../config.ts'
import type { VoiceEvent } from './session-states.ts'

const choose = (...targetLanguages: string[]): SessionLanguages => ({ ...config, targetLanguages })
const refused: AppError = { kind: 'refused', status: 400 }
const refuse: VoiceEvent = { type: 'refused', error: refused }
const sentenceEnds: VoiceEvent = { type: 'hand-over', reason: 'languages' }
const handedOver: readonly VoiceEvent[] = [...live, change('de', 'fr'), admit('b'), sentenceEnds]

describe('a change of languages', () => {
  it('requests a session beside the one that streams, and hands the link over at the end of a sentence', () => {
    const waiting = run([...live, change('de', 'fr'), admit('b')])
    expect(waiting.state).toMatchObject({ phase: 'streaming', config: { targetLanguages: ['de'] } })
    expect(waiting.did.slice(-2)).toEqual(['open-change', 'await-hand-over'])
    const { state, did } = run([...handedOver, open, proven])
    expect(did.slice(-3)).toEqual(['stop-sending', 'connect', 'start-sending'])
    expect(state).toMatchObject({ phase: 'streaming', ticket: { token: 'b' } })
    expect(state).toHaveProperty('config.targetLanguages', ['de', 'fr'])
    expect(state).not.toHaveProperty('change')
    expect(state).not.toHaveProperty('previous')
  })

  it('is none if the same languages are chosen again, in any order', () => {
    const twice: VoiceEvent = { type: 'start', config: { ...config, targetLanguages: ['de', 'fr'] } }
    const { state, did } = run([twice, admit('a'), open, change('fr', 'de'), change('de', 'fr')])
    expect(did).not.toContain('open-change')
    expect(state).not.toHaveProperty('change')
  })

  it('collapses into the latest one, and into none if the first languages are chosen again', () => {
    const { state, effects } = run([...live, change('fr'), change('it'), admit('b')])
    expect(effects.findLast((effect) => effect.type === 'open-change')).toHaveProperty(
      'config.targetLanguages',
      ['it'],
    )
    expect(state).toHaveProperty('change.config.targetLanguages', ['it'])
    const back = run([...live, change('fr'), change('de'), admit('b'), sentenceEnds])
    expect(back.state).toMatchObject({ phase: 'streaming', ticket: { token: 'a' } })
    expect(back.state).not.toHaveProperty('change')
  })

  it('requests again if other languages are chosen while a ticket waits', () => {
    const { state, did } = run([...live, change('fr'), admit('b'), change('it'), sentenceEnds])
    expect(did.at(-1)).toBe('open-change')
    expect(state).toMatchObject({ phase: 'streaming', ticket: { token: 'a' } })
  })

  it('that is refused is reported, and the session goes on with its languages', () => {
    const { state, effects } = run([...live, change('de', 'fr'), refuse])
    expect(effects.at(-1)).toEqual({ type: 'report-refused-change', error: refused })
    expect(state).toMatchObject({ phase: 'streaming', ticket: { token: 'a' }, config })
    expect(state).not.toHaveProperty('change')
  })

  it('that the service takes back before its first message is reported, and the old languages come back', () => {
    const { state, effects } = run([...handedOver, open, { type: 'terminated', error: refused }])
    expect(effects.slice(-2)).toEqual([
      { type: 'report-refused-change', error: refused },
      { type: 'open-session', config, failures: 1 },
    ])
    expect(state).toMatchObject({ phase: 'resuming', ticket: undefined, config, restarts: 0 })
    const gone: VoiceEvent = { type: 'refused', error: { kind: 'not-found' } }
    expect(run([...handedOver, lost, gone, refuse]).state).toMatchObject({ phase: 'resuming', config })
  })

  it('stands once its session lasts, even in silence', () => {
    const { state } = run([
      ...handedOver,
      open,
      { type: 'session-settled' },
      { type: 'terminated', error: refused },
    ])
    expect(state).toHaveProperty('config.targetLanguages', ['de', 'fr'])
  })

  it('waits for a link that streams, and requests its ticket anew', () => {
    for (const events of [
      [start, change('fr'), admit('a'), open],
      [start, admit('a'), change('fr'), open],
      [...live, lost, change('fr'), admit('b'), open],
      [...live, change('fr'), lost, admit('b'), open],
      [...live, change('fr'), admit('x'), lost, admit('b'), open],
      [...live, change('fr'), admit('x'), { type: 'hand-over', reason: 'hour' } as const, admit('b'), open],
      [...handedOver, change('fr'), open],
    ]) {
      const { state, effects } = run(events)
      expect(effects.at(-1)).toMatchObject({ type: 'open-change', config: { targetLanguages: ['fr'] } })
      expect(state).toMatchObject({ phase: 'streaming', change: { config: { targetLanguages: ['fr'] } } })
      expect(state).not.toHaveProperty('change.ticket')
    }
  })

  it('is dropped when the session ends, and changes nothing after that', () => {
    const before: readonly VoiceEvent[] = [...live, change('fr'), admit('b')]
    for (const end of [{ type: 'stop' }, { type: 'finish' }] as const) {
      const { state } = run([...before, end, sentenceEnds, change('it')])
      expect(state).toMatchObject({ phase: 'draining', config })
      expect(run([...live, lost, change('fr'), end, admit('b'), open]).state).toMatchObject({ config })
    }
    expect(run([...live, { type: 'stop' }, { type: 'end-of-stream' }, change('fr')]).state.phase).toBe('idle')
  })

  it('does not add speech to a session that speaks nothing', () => {
    const { state } = run([
      ...live,
      { type: 'change-languages', choice: { ...choose('de', 'fr'), spokenLanguages: ['fr'] } },
    ])
    expect(state).toHaveProperty('change.config.spokenLanguages', [])
  })
})

describe('a session whose languages change', () => {
  let h: Harness
  beforeEach(() => {
    h = new Harness()
  })
  const target = (language: string, text: string, startMs: number, endMs: number) =>
    h.socket.deliver({
      target_transcript_update: {
        language,
        concluded: [{ text, start_time: startMs, end_time: endMs }],
        tentative: [],
      },
    })

  it('goes on streaming until a sentence ends, and resends what was not concluded', async () => {
    await h.goLive()
    await h.speak(5)
    h.session.changeLanguages({ ...h.config, targetLanguages: ['de', 'fr'] })
    h.conclude('And so ', 0, 400)
    await h.speak(8)
    expect(h.opened.map(({ targetLanguages }) => targetLanguages)).toEqual([['de'], ['de', 'fr']])
    expect(h.requests).toEqual(['open', 'open after t1'])
    expect(h.opened[1]).toMatchObject({ continues: 't1', account: 'work' })
    expect(h.sockets).toHaveLength(1)
    h.conclude('it ends. ', 400, 1200)
    await h.speak(1)
    expect(h.sockets).toHaveLength(2)
    expect(h.socket.token).toBe('t2')
    h.socket.acceptConnection()
    await h.clock.advance(500)
    expect(h.frames).toEqual([12, 13])
    expect(h.session.gaps).toEqual([])
    expect(h.phases).not.toContain('resuming')
  })

  it('hands over in silence at once, without anything to resend', async () => {
    await h.goLive()
    await h.speak(4)
    h.conclude('Well. ', 0, 400)
    await h.speak(20, 'silence')
    h.session.changeLanguages({ ...h.config, targetLanguages: ['fr'] })
    await h.speak(8, 'silence')
    expect(h.socket.token).toBe('t2')
    h.socket.acceptConnection()
    await h.clock.advance(200)
    expect(h.frames).toEqual([])
  })

  it('requests what is chosen quickly one after the other once', async () => {
    await h.goLive()
    for (const targetLanguages of [['fr'], ['fr', 'it'], ['it']]) {
      h.session.changeLanguages({ ...h.config, targetLanguages })
      await h.clock.advance(200)
    }
    await h.clock.advance(1000)
    expect(h.opened.map(({ targetLanguages }) => targetLanguages)).toEqual([['de'], ['it']])
  })

  it('does not wait for ever for the end of a sentence', async () => {
    await h.goLive()
    h.session.changeLanguages({ ...h.config, targetLanguages: ['de', 'fr'] })
    for (let second = 0; second < 17 && h.sockets.length === 1; second += 1) {
      await h.speak(10)
      h.conclude('and ', second * 1000, second * 1000 + 900)
    }
    expect(h.socket.token).toBe('t2')
    h.socket.acceptConnection()
    await h.clock.advance(3000)
    expect(h.session.gaps).toEqual([])
  })

  it('cuts no sentence whose beginning a full buffer has dropped: it could not be resent', async () => {
    await h.goLive()
    h.goAway()
    await h.speak(320)
    h.session.changeLanguages({ ...h.config, targetLanguages: ['fr'] })
    await h.comeBack()
    await h.speak(20)
    expect(h.opened.map(({ targetLanguages }) => targetLanguages)).toEqual([['de'], ['fr']])
    expect(h.sockets).toHaveLength(2)
    h.conclude('It ends. ', 0, 3000)
    await h.speak(1)
    expect(h.sockets).toHaveLength(3)
    expect(h.session.gaps).toEqual([{ fromMs: 0, toMs: 2000 }])
  })

  it('marks no translation as missing before a language was added or after it was removed', async () => {
    await h.goLive()
    await h.speak(5)
    h.conclude('One. ', 0, 500)
    h.session.changeLanguages({ ...h.config, targetLanguages: ['fr'] })
    await h.speak(8, 'silence')
    h.socket.acceptConnection()
    await settle()
    await h.speak(5)
    h.socket.deliver({
      source_transcript_update: {
        concluded: [{ text: 'Two. ', start_time: 0, end_time: 500 }],
        tentative: [],
      },
    })
    target('fr', 'Deux. ', 0, 500)
    await settle()
    h.session.stop()
    h.endSession()
    h.refuse({ kind: 'key-rejected' })
    await h.clock.advance(20_000)
    expect(h.session.state.phase).toBe('idle')
    const unfinished = h.targetUpdates.flatMap((update) => update.unfinished ?? [])
    expect(unfinished).toEqual([])
    expect(h.targetUpdates.at(-1)).toMatchObject({ target: 'fr', concluded: [{ text: 'Deux. ' }] })
  })

  it('goes on with its languages and its link where the others are refused', async () => {
    await h.goLive()
    h.refuse(refused)
    h.session.changeLanguages({ ...h.config, targetLanguages: ['de', 'fr'] })
    await h.speak(10)
    expect(h.refusedChanges).toEqual([refused])
    expect(h.sockets).toHaveLength(1)
    expect(h.session.state).toMatchObject({ phase: 'streaming', config: { targetLanguages: ['de'] } })
  })
})
