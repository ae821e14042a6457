import { describe, expect, it } from 'vitest'
import { pick, seededRandom } from '../../../../test/support/base/random.ts'
import {
  admit,
  change,
  config,
  live,
  lost,
  lostLink,
  open,
  proven,
  run,
  start,
} from '../../../../test/support/sessions/machine-run.ts'
import { SessionWorld } from '../../../../test/support/sessions/session-world.ts'
import type { AppError } from '../../base/errors.ts'
import { step } from './session-machine.ts'
import type { VoiceEvent, VoiceState } from './session-states.ts'

const busy: AppError = { kind: 'rate-limited', retryAfterMs: 50 }
const lostAnswer: AppError = { kind: 'timed-out', host: 'voice.test', afterMs: 10 }
const wrongKey: AppError = { kind: 'key-rejected' }
const final: AppError = { kind: 'voice-ended', errorCode: 400, reasonCode: 1, message: 'no' }

const refuse = (error: AppError): VoiceEvent => ({ type: 'refused', error })
const stop: VoiceEvent = { type: 'stop' }
/** The service ends the session, and the next one continues. */
const again: readonly VoiceEvent[] = [{ type: 'terminated', error: final }, admit('n'), open, proven]

describe('the voice machine', () => {
  it('captures from the start, so that speech before the link opens is not lost', () => {
    expect(run([start]).did).toEqual(['start-capture', 'open-session'])
  })

  it('opens, streams, drains and becomes idle', () => {
    const { state, did } = run([...live, stop, { type: 'end-of-stream' }])
    expect(state).toEqual({ phase: 'idle' })
    expect(did).toEqual([
      'start-capture',
      'open-session',
      'connect',
      'start-sending',
      'stop-capture',
      'finish-sending',
      'start-drain-timer',
      'release',
    ])
  })

  it('resumes with the latest token only', () => {
    const { effects } = run([...live, lost, admit('b'), open, proven, lost])
    expect(effects.filter((effect) => effect.type === 'resume-session').map(({ token }) => token)).toEqual([
      'a',
      'b',
    ])
  })

  it('hands over to another link before the hour, as after a lost one', () => {
    const { state, did } = run([...live, { type: 'hand-over', reason: 'hour' }])
    expect(state).toMatchObject({ phase: 'resuming', ticket: { token: 'a' } })
    expect(did.slice(-2)).toEqual(['stop-sending', 'resume-session'])
    expect(run([...live, stop, { type: 'hand-over', reason: 'hour' }]).state).toMatchObject({
      phase: 'draining',
    })
  })

  it('counts a link that opens and drops at once as a failure', () => {
    const flap: VoiceEvent[] = [lost, admit('x'), open]
    const { effects } = run([...live, ...flap, ...flap, ...flap, lost])
    expect(
      effects.filter((effect) => effect.type === 'resume-session').map(({ failures }) => failures),
    ).toEqual([1, 2, 3, 4])
  })

  it('never gives up on a session that was live while the service may come back', () => {
    const outage = Array.from({ length: 500 }, (): VoiceEvent => refuse(busy))
    expect(run([...live, lost, ...outage]).state).toMatchObject({ phase: 'resuming', failures: 501 })
  })

  it.each<AppError>([
    { kind: 'unreachable', host: 'h', cause: 'certificate', sent: 'no' },
    { kind: 'invalid-response', host: 'h', detail: 'not JSON', hint: 'sign-in' },
  ])('waits with its ticket while the network wants its user to sign in: %o', (error) => {
    const { state, did } = run([...live, lost, refuse(error)])
    expect(state).toMatchObject({ phase: 'resuming', cause: error })
    expect(did.slice(-2)).toEqual(['resume-session', 'resume-session'])
  })

  it('reports soon when the first stream cannot be opened', () => {
    const { state } = run([start, admit('a'), lost, admit('b'), lost, admit('c'), lost, admit('d'), lost])
    expect(state).toEqual({ phase: 'failed', error: lostLink })
  })

  it('asks for a new session when the answer to a reconnect is lost, and never repeats that request', () => {
    const { effects, state } = run([...live, lost, refuse(lostAnswer)])
    expect(effects.map((effect) => effect.type).slice(-2)).toEqual(['resume-session', 'open-session'])
    expect(state).toMatchObject({ phase: 'resuming', ticket: undefined })
  })

  it('asks for a new session at once when the ticket is refused, and fails when that is refused too', () => {
    const refusals: readonly AppError[] = [
      { kind: 'refused', status: 400 },
      wrongKey,
      { kind: 'not-allowed' },
      { kind: 'not-found' },
    ]
    for (const error of refusals) {
      const { effects } = run([...live, lost, refuse(error)])
      expect(effects.at(-1)).toMatchObject({ type: 'open-session', failures: 1 })
      expect(run([...live, lost, refuse(error), refuse(error)]).state).toEqual({ phase: 'failed', error })
    }
  })

  it('goes on without glossaries and spoken terms if one of them is gone, and says so', () => {
    const id = '00000000-0000-4000-8000-000000000001'
    const gone: AppError = { kind: 'not-found' }
    for (const resources of [{ glossaryId: id }, { glossaryIds: [id, id] }, { spokenTermsId: id }]) {
      const chosen: VoiceEvent = { type: 'start', config: { ...config, ...resources } }
      const events = [chosen, ...live.slice(1), lost, refuse(gone), refuse(gone)]
      const { state, effects } = run(events)
      expect(effects.slice(-2)).toEqual([
        { type: 'report-missing', error: { kind: 'not-found', hint: 'left-out' } },
        { type: 'open-session', config, failures: expect.any(Number) },
      ])
      expect(run([admit('b'), open], state).state).toMatchObject({
        phase: 'streaming',
        config,
      })
      expect(run([refuse(gone)], state).state).toEqual({ phase: 'failed', error: gone })
      expect(run([chosen, refuse(gone)]).state).toEqual({ phase: 'failed', error: gone })
    }
  })

  it('requests one at once when the service is back after many failures, and keeps counting them', () => {
    const outage = Array.from({ length: 9 }, (): VoiceEvent => refuse(busy))
    const { state, effects } = run([...live, lost, ...outage, refuse({ kind: 'refused', status: 400 })])
    expect(effects.at(-1)).toMatchObject({ type: 'open-session', failures: 1 })
    expect(state).toMatchObject({ phase: 'resuming', ticket: undefined, failures: 10 })
  })

  it('continues in a new session when the service ends one, and never resumes the old one', () => {
    const { state, did } = run([...live, { type: 'terminated', error: final }, lost])
    expect(state).toMatchObject({ phase: 'resuming', ticket: undefined, restarts: 1 })
    expect(did.slice(-2)).toEqual(['stop-sending', 'open-session'])
  })

  it('fails when every new session ends early, and not when they were stable', () => {
    const often = (events: readonly VoiceEvent[]) =>
      run([...live, ...Array.from({ length: 6 }, () => events).flat()])
    expect(often(again).state).toEqual({ phase: 'failed', error: final })
    expect(often([...again, { type: 'session-settled' }]).state).toMatchObject({ phase: 'streaming' })
  })

  it('waits longer before each new session that follows a short one', () => {
    const { effects } = run([...live, ...again, ...again, ...again])
    const opened = effects.filter((effect) => effect.type === 'open-session')
    expect(opened.map(({ failures }) => failures)).toEqual([0, 1, 2, 3])
  })

  it('ends where a new session would end the same way', () => {
    const error: AppError = { kind: 'audio-format', contentType: 'audio/x', detail: 'no encoder' }
    expect(run([...live, { type: 'terminated', error }]).state).toEqual({ phase: 'failed', error })
  })

  it('still delivers the tail when the link is lost while draining', () => {
    const { did, state } = run([...live, stop, lost, admit('b'), open])
    expect(did.slice(-5)).toEqual([
      'stop-sending',
      'resume-session',
      'connect',
      'start-sending',
      'finish-sending',
    ])
    expect(state).toMatchObject({ phase: 'draining' })
  })

  it('still delivers held speech when it is stopped while resuming', () => {
    const { did } = run([...live, lost, stop, admit('b'), open])
    expect(did.slice(-5)).toEqual([
      'stop-capture',
      'start-drain-timer',
      'connect',
      'start-sending',
      'finish-sending',
    ])
  })

  it('reports that the end is missing when the tail cannot be delivered', () => {
    expect(run([...live, stop, { type: 'drain-timeout' }]).state).toEqual({
      phase: 'idle',
      problem: { kind: 'voice-unfinished' },
    })
    const hour: VoiceEvent = { type: 'hand-over', reason: 'hour' }
    expect(run([...live, hour, stop, { type: 'drain-timeout' }]).state).toMatchObject({
      problem: { kind: 'voice-unfinished' },
    })
    const refused = refuse(wrongKey)
    expect(run([...live, lost, stop, refused, refused]).state).toEqual({ phase: 'idle', problem: wrongKey })
  })

  it('delivers sound that has ended before there was a link', () => {
    const finish: VoiceEvent = { type: 'finish' }
    const { did, state } = run([start, finish, finish, admit('a'), open])
    expect(did).toEqual([
      'start-capture',
      'open-session',
      'stop-capture',
      'start-drain-timer',
      'connect',
      'start-sending',
      'finish-sending',
    ])
    expect(state).toMatchObject({ phase: 'draining' })
    expect(run([start, finish, refuse(wrongKey)]).state).toEqual({ phase: 'idle', problem: wrongKey })
    expect(run([start, finish, stop]).state).toEqual({ phase: 'idle' })
  })

  it('cancels at once when it is stopped before anything was streamed', () => {
    const { state, did } = run([start, stop, admit('late')])
    expect([state, did]).toEqual([{ phase: 'idle' }, ['start-capture', 'open-session', 'release']])
  })
})

it('keeps its invariants under 100,000 random events, and stop always ends in idle', () => {
  const random = seededRandom(20_261_121)
  let token = 0
  const makers: (() => VoiceEvent)[] = [
    () => start,
    () => admit(`t${(token += 1)}`),
    () => admit(`t${(token += 1)}`),
    () => refuse(pick(random, [busy, lostAnswer, lostLink, wrongKey, { kind: 'not-found' }])),
    () => open,
    () => open,
    () => proven,
    () => ({ type: 'session-settled' }),
    () => lost,
    () => ({ type: 'hand-over', reason: pick(random, ['hour', 'languages']) }),
    () => change(...pick(random, [['de'], ['fr'], ['de', 'fr'], []])),
    () => change(...pick(random, [['de'], ['it']])),
    () => ({ type: 'terminated', error: final }),
    () => stop,
    () => ({ type: 'finish' }),
    () => ({ type: 'end-of-stream' }),
    () => ({ type: 'drain-timeout' }),
  ]
  const world = new SessionWorld()
  const visited = new Set<string>()
  let state: VoiceState = { phase: 'idle' }
  for (let i = 0; i < 100_000; i += 1) {
    const event = pick(random, makers)()
    const [next, ...effects] = step(state, event)
    world.apply(event, state, next, effects)
    state = next
    visited.add(state.phase)
    const stopped = run([stop, { type: 'drain-timeout' }], state).state
    expect(stopped.phase).toBe('idle')
  }
  expect(visited).toEqual(
    new Set(['idle', 'opening', 'connecting', 'streaming', 'resuming', 'draining', 'failed']),
  )
})
