import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../../../../test/support/base/virtual-clock.ts'
import { silentLog } from '../../../../core/base/log.ts'
import { voiceConfigSchema } from '../../../../core/voice/config.ts'
import type { Live } from './live.ts'
import { createLive } from './live-store.ts'
import { type Month, type MonthAtStart, watchMonth } from './month-watch.ts'

const minutes = (count: number) => count * 60_000
const config = voiceConfigSchema.parse({ targetLanguages: ['de'] })
const speaking = voiceConfigSchema.parse({ targetLanguages: ['de'], spokenLanguages: ['de'] })
const nothing = { usedMs: 0, account: undefined, speechToSpeech: undefined, ownLimitMs: undefined }
const source = { from: 'microphone' }
const opening = { phase: 'opening', config, stopping: false } as const

describe('monthly usage during a session', () => {
  let live: Live
  let theirs: Live
  let stops: number
  let answer: PromiseWithResolvers<MonthAtStart>
  let states: () => Month
  let lateMs: number

  beforeEach(() => {
    stops = 0
    lateMs = 0
    answer = Promise.withResolvers()
    const create = (): Live => {
      const created = createLive({
        startRun: () => new Promise(() => undefined),
        keepAwake: () => undefined,
        now: () => 0,
        lateMs: () => 0,
        log: silentLog,
      })
      return { ...created, actions: { ...created.actions, stop: () => void (stops += 1) } }
    }
    live = create()
    theirs = create()
    const month = watchMonth(
      [live, theirs],
      () => answer.promise,
      () => lateMs,
    )
    states = () => month.getState()
    void live.actions.start({ config, source } as never)
    live.store.setState({ phase: { type: 'running', voice: opening } })
  })

  const knows = async (month: Partial<MonthAtStart>) => {
    answer.resolve({ ...nothing, ...month })
    await settle()
  }
  const send = (sentMs: number) => {
    live.store.setState({ sentMs })
    return states().own
  }

  it('includes this session, and ends it at the user’s limit', async () => {
    send(minutes(1))
    expect(states().usedMs).toBeUndefined()
    await knows({ usedMs: minutes(90), ownLimitMs: minutes(100) })
    expect(states().usedMs).toBe(minutes(91))
    expect([4.9, 5, 9.9].map((each) => send(minutes(each)))).toEqual(['far', 'near', 'near'])
    expect(stops).toBe(0)
    expect([10, 11].map((each) => send(minutes(each)))).toEqual(['reached', 'reached'])
    expect(stops).toBe(1)
  })

  it('includes speech that was translated late', async () => {
    await knows({ usedMs: minutes(90), ownLimitMs: minutes(100) })
    lateMs = minutes(9)
    expect([send(minutes(0.5)), send(minutes(1))]).toEqual(['near', 'reached'])
    expect([states().usedMs, stops]).toEqual([minutes(100), 1])
  })

  it('ends a session as soon as it is known that nothing is left', async () => {
    await knows({ usedMs: minutes(100), ownLimitMs: minutes(100) })
    expect([states().own, stops]).toEqual(['reached', 1])
  })

  it('only warns of the limit of the service', async () => {
    await knows({ account: { used: minutes(50), limit: minutes(60) } })
    send(minutes(5))
    expect([states().account, states().own]).toEqual(['near', 'far'])
    send(minutes(20))
    expect([states().account, stops]).toEqual(['reached', 0])
  })

  it('warns of the limit of spoken translations while one is spoken', async () => {
    const account = { used: minutes(50), limit: minutes(60) }
    const speechToSpeech = { used: minutes(80), limit: minutes(100) }
    await knows({ account, speechToSpeech })
    void theirs.actions.start({ config: speaking, source } as never)
    theirs.store.setState({ phase: { type: 'running', voice: opening } })
    theirs.store.setState({ sentMs: minutes(14) })
    expect(states()).toMatchObject({ usedMs: minutes(14), account: 'far' })
    theirs.store.setState({ sentMs: minutes(15) })
    expect(states().account).toBe('near')
  })

  it('counts a spoken translation as speech where its service counts no other', async () => {
    await knows({ account: { used: minutes(50), limit: minutes(60) } })
    void theirs.actions.start({ config: speaking, source } as never)
    theirs.store.setState({ phase: { type: 'running', voice: opening } })
    theirs.store.setState({ sentMs: minutes(5) })
    expect(states().account).toBe('near')
  })

  it('does not include a sample meeting, which is not sent to the account', async () => {
    await knows({ usedMs: minutes(90), ownLimitMs: minutes(100) })
    answer = Promise.withResolvers()
    live.store.setState({ phase: { type: 'stopped', problem: undefined } })
    void live.actions.start({ config, source: { from: 'sample' } } as never)
    live.store.setState({ phase: { type: 'running', voice: opening } })
    await knows({ usedMs: minutes(100), ownLimitMs: minutes(100) })
    expect([send(minutes(20)), states().usedMs, stops]).toEqual(['far', undefined, 0])
  })

  it('includes both sides of a meeting, also one that begins again, and ends both at the limit', async () => {
    await knows({ usedMs: minutes(90), ownLimitMs: minutes(100) })
    void theirs.actions.start({ config, source } as never)
    theirs.store.setState({ phase: { type: 'running', voice: opening } })
    theirs.store.setState({ sentMs: minutes(3) })
    expect(send(minutes(2))).toBe('near')
    expect(states().usedMs).toBe(minutes(95))
    theirs.store.setState({ phase: { type: 'stopped', problem: undefined } })
    void theirs.actions.start({ config, source } as never)
    theirs.store.setState({ phase: { type: 'running', voice: opening } })
    theirs.store.setState({ sentMs: minutes(1) })
    expect([states().usedMs, stops]).toEqual([minutes(96), 0])
    expect([send(minutes(6)), stops]).toEqual(['reached', 2])
  })

  it('starts again with every session', async () => {
    await knows({ usedMs: minutes(100), ownLimitMs: minutes(100) })
    const former = answer
    answer = Promise.withResolvers()
    live.store.setState({ phase: { type: 'stopped', problem: undefined } })
    void live.actions.start({ config, source } as never)
    expect(states()).toEqual({ usedMs: undefined, own: 'far', account: 'far' })
    former.resolve({ ...nothing, usedMs: minutes(100), ownLimitMs: minutes(100) })
    live.store.setState({ phase: { type: 'running', voice: opening } })
    await knows({ usedMs: minutes(1), ownLimitMs: minutes(100) })
    expect([states().own, stops]).toEqual(['far', 1])
  })
})
