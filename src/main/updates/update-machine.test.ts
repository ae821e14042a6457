import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../core/base/clock.ts'
import type { InstallWay, Release } from '../../core/product/updates/updates-calls.ts'
import {
  initialState,
  isEnabled,
  stepUpdate,
  UPDATE_RETRY_MS,
  type UpdateEffect,
  type UpdateEvent,
  type UpdateState,
} from './update-machine.ts'

const release = (day: number): Release => ({ version: `1.${day}.0`, releasedAt: day * DAY_MS })

/** Applies events one after the other, and collects the effects of the last one. */
function after(
  events: readonly UpdateEvent[],
  install: InstallWay = 'at-quit',
): { state: UpdateState; effects: readonly UpdateEffect[] } {
  let state = initialState(install)
  let effects: readonly UpdateEffect[] = []
  for (const event of events) [state, ...effects] = stepUpdate(state, event)
  return { state, effects }
}
const effectsOf = (events: readonly UpdateEvent[], install?: InstallWay) =>
  after(events, install).effects.map(({ type }) => type)

const due = { type: 'due' } as const
const found = [due, { type: 'checked', job: 1, release: release(1), at: 5 }] as const
const ready = [...found, { type: 'downloaded', job: 2 }] as const
const live = { type: 'live', isLive: true } as const
const over = { type: 'live', isLive: false } as const
const restart = { type: 'restart' } as const
const leave = { type: 'leave' } as const
const off = { type: 'switched', isOn: false } as const
const forbidden = { type: 'policy', isAllowed: false } as const

describe('updates', () => {
  it('are looked for, downloaded and installed at the end', () => {
    expect(after([due]).effects).toEqual([{ type: 'check', job: 1 }])
    expect(after(found).effects).toEqual([
      { type: 'schedule', ms: DAY_MS },
      { type: 'download', job: 2 },
    ])
    expect(after(ready).effects).toEqual([])
    expect(after([...ready, leave]).effects).toEqual([{ type: 'install', isRestart: false }])
  })

  it('are installed with a restart on request, unless the user stays', () => {
    expect(effectsOf([...ready, restart])).toEqual(['quit'])
    expect(after([...ready, restart, leave]).effects).toEqual([{ type: 'install', isRestart: true }])
    expect(after([...ready, restart, { type: 'stay' }, leave]).effects).toEqual([
      { type: 'install', isRestart: false },
    ])
  })

  it('that the user installs by hand are looked for only', () => {
    expect(effectsOf(found, 'by-hand')).toEqual(['schedule'])
    expect(effectsOf([...found, restart], 'by-hand')).toEqual([])
    expect(effectsOf([...found, leave], 'by-hand')).toEqual([])
  })

  it('wait for the end of a session', () => {
    expect(effectsOf([live, due])).toEqual([])
    expect(effectsOf([live, due, over])).toEqual(['check'])
    expect(effectsOf([due, live, { type: 'checked', job: 1, release: release(1), at: 5 }])).toEqual([
      'schedule',
    ])
    expect(effectsOf([...found, live])).toEqual(['cancel'])
    expect(effectsOf([...found, live, over])).toEqual(['download'])
    expect(effectsOf([...ready, live, restart])).toEqual([])
    expect(effectsOf([...ready, live, leave])).toEqual([])
  })

  it('give way to a session that begins before a restart', () => {
    expect(after([...ready, restart, live, over, leave]).effects).toEqual([
      { type: 'install', isRestart: false },
    ])
  })

  it.each([
    ['the user', off, { type: 'switched', isOn: true }],
    ['an administrator', forbidden, { type: 'policy', isAllowed: true }],
  ] as const)('that %s switches off are neither looked for nor installed', (_who, no, yes) => {
    expect(effectsOf([no, due])).toEqual(['schedule'])
    expect(effectsOf([due, no])).toEqual(['cancel', 'schedule'])
    expect(effectsOf([...found, no])).toEqual(['cancel', 'schedule'])
    expect(effectsOf([...ready, no, restart])).toEqual([])
    expect(effectsOf([...ready, no, leave])).toEqual([])
    expect(effectsOf([no, yes])).toEqual(['check'])
    // A package that was ready before is looked for anew.
    expect(effectsOf([...ready, no, yes, leave])).toEqual(['cancel'])
  })

  it('are looked for again after an hour if that failed, and after a day if not', () => {
    expect(after([due, { type: 'failed', job: 1, failure: 'unreachable' }]).effects).toEqual([
      { type: 'schedule', ms: UPDATE_RETRY_MS },
    ])
    expect(after([due, { type: 'checked', job: 1, release: undefined, at: 5 }]).effects).toEqual([
      { type: 'schedule', ms: DAY_MS },
    ])
  })

  it('that were not downloaded are not begun again before the next check', () => {
    const failed = [...found, { type: 'failed', job: 2, failure: 'incomplete' }] as const
    expect(effectsOf(failed)).toEqual(['schedule'])
    expect(effectsOf([...failed, live, over])).toEqual([])
    expect(effectsOf([...failed, due])).toEqual(['check'])
    expect(effectsOf([...failed, due, { type: 'checked', job: 3, release: release(1), at: 6 }])).toEqual([
      'schedule',
      'download',
    ])
  })

  it('that are ready stay so when the next check finds them again, or fails', () => {
    const again = [...ready, due, { type: 'checked', job: 3, release: release(1), at: 6 }] as const
    expect(effectsOf(again)).toEqual(['schedule'])
    expect(effectsOf([...again, leave])).toEqual(['install'])
    const failing = [...ready, due, { type: 'failed', job: 3, failure: 'slow' }] as const
    expect(effectsOf([...failing, leave])).toEqual(['install'])
  })

  it('that are withdrawn are not installed', () => {
    const withdrawn = [...ready, due, { type: 'checked', job: 3, release: undefined, at: 6 }] as const
    expect(effectsOf([...withdrawn, leave])).toEqual([])
  })

  it('are looked for after sleep if the last check is a day ago, or the clock was changed', () => {
    const idle = [due, { type: 'checked', job: 1, release: undefined, at: 10 * DAY_MS }] as const
    expect(effectsOf([...idle, { type: 'woke', at: 11 * DAY_MS - 1 }])).toEqual([])
    expect(effectsOf([...idle, { type: 'woke', at: 11 * DAY_MS }])).toEqual(['check'])
    expect(effectsOf([...idle, { type: 'woke', at: 5 * DAY_MS }])).toEqual(['check'])
    expect(effectsOf([{ type: 'woke', at: 0 }])).toEqual(['check'])
  })
})

/** Events as they may come in any order; a job is the last one, or one before it. */
type Happening = (jobs: number) => UpdateEvent

const times = fc.nat(3 * DAY_MS)
const ago = fc.nat(1)
const days = fc.option(fc.nat(5), { nil: undefined })
const always =
  (event: UpdateEvent): Happening =>
  () =>
    event

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  fc.constantFrom<UpdateEvent>(due, restart, { type: 'stay' }, leave).map(always),
  fc.boolean().map((isLive) => always({ type: 'live', isLive })),
  fc.boolean().map((isOn) => always({ type: 'switched', isOn })),
  fc.boolean().map((isAllowed) => always({ type: 'policy', isAllowed })),
  times.map((at) => always({ type: 'woke', at })),
  fc.tuple(ago, days, times).map(
    ([back, day, at]): Happening =>
      (jobs) => ({
        type: 'checked',
        job: jobs - back,
        release: day === undefined ? undefined : release(day),
        at,
      }),
  ),
  fc.tuple(ago, fc.nat(100)).map(
    ([back, part]): Happening =>
      (jobs) => ({
        type: 'progress',
        job: jobs - back,
        part: part / 100,
      }),
  ),
  ago.map(
    (back): Happening =>
      (jobs) => ({ type: 'downloaded', job: jobs - back }),
  ),
  ago.map(
    (back): Happening =>
      (jobs) => ({ type: 'failed', job: jobs - back, failure: 'slow' }),
  ),
)

const BEGINS: ReadonlySet<UpdateEffect['type']> = new Set(['check', 'download'])
const ACTS: ReadonlySet<UpdateEffect['type']> = new Set([...BEGINS, 'quit', 'install'])

describe('updates whose events come in any order', () => {
  const ways = fc.constantFrom<InstallWay>('at-quit', 'by-hand')
  // Chance alone seldom downloads anything.
  const beginnings = fc.constantFrom<readonly UpdateEvent[]>([], found, ready)
  const histories = fc
    .tuple(beginnings, fc.array(happenings, { minLength: 1, maxLength: 40 }))
    .map(([beginning, happened]) => [...beginning.map(always), ...happened])

  /** Describes a history with a step for which something does not hold, if there is one. */
  function violation(
    holds: (
      before: UpdateState,
      effects: readonly UpdateEffect[],
      next: UpdateState,
      event: UpdateEvent,
    ) => boolean,
  ): string | undefined {
    const property = fc.property(ways, histories, (way, history) => {
      let state = initialState(way)
      return history.every((happening) => {
        const before = state
        const event = happening(before.jobs)
        const [next, ...effects] = stepUpdate(before, event)
        state = next
        return holds(before, effects, next, event)
      })
    })
    const checked = fc.check(property, { numRuns: 3000, seed: 65 })
    return checked.failed ? fc.defaultReportMessage(checked) : undefined
  }
  const jobOf = ({ work }: UpdateState) => ('job' in work ? work.job : undefined)

  it('do nothing during a session, or while they are switched off', () => {
    const broken = violation((_before, effects, next) => {
      const mayAct = !next.isLive && isEnabled(next)
      const allowed = isEnabled(next) ? ['none', 'checking', 'ended'] : ['none', 'ended']
      return mayAct || (allowed.includes(next.work.type) && !effects.some(({ type }) => ACTS.has(type)))
    })
    expect(broken).toBeUndefined()
  })

  it('install what was downloaded, at the end, once, and nothing the user has to install', () => {
    const broken = violation((before, effects, next) => {
      const [installing, another] = effects.filter(({ type }) => type === 'install')
      if (installing === undefined) return true
      const isFirst = another === undefined && before.work.type !== 'ended' && next.work.type === 'ended'
      return isFirst && before.found?.package === 'ready' && before.install === 'at-quit'
    })
    expect(broken).toBeUndefined()
  })

  it('take no version for downloaded that is not', () => {
    const broken = violation(({ found: before }, _effects, { found: now }, event) => {
      if (now === undefined) return true
      const isSame = now.release.version === before?.release.version
      const wasReady = isSame && before.package === 'ready'
      return now.package !== 'ready' || wasReady || event.type === 'downloaded'
    })
    expect(broken).toBeUndefined()
  })

  it('do one thing at a time: a job ends with its own outcome, or is cancelled', () => {
    const broken = violation((before, effects, next, event) => {
      const began = effects.filter(({ type }) => BEGINS.has(type)).length
      const job = jobOf(before)
      const goesOn = job === undefined || jobOf(next) === job
      const isOutcome = 'job' in event && event.job === job
      return began <= 1 && (goesOn || isOutcome || effects[0]?.type === 'cancel')
    })
    expect(broken).toBeUndefined()
  })

  it('do nothing after the end', () => {
    const broken = violation(
      (before, effects, next) => before.work.type !== 'ended' || (next === before && effects.length === 0),
    )
    expect(broken).toBeUndefined()
  })
})
