import { describe, expect, it } from 'vitest'
import { draw } from '../../simulation/draw.ts'
import { SEEDS_OF_BLOCK, seedOfNight } from '../../simulation/night.ts'
import type { Plan } from '../../simulation/plan.ts'
import { itemsOf, withOnly } from '../../simulation/plan-items.ts'
import { ruleOf } from '../../simulation/rules/rule-of.ts'
import { runPlan } from '../../simulation/run-plan.ts'
import { shrink } from '../../simulation/shrink.ts'
import type { Lane } from '../../simulation/world/trace.ts'

const fault = (atMs: number) => ({ atMs, fault: { type: 'outage', forMs: 1000 } })
const plan = {
  seed: 7,
  voices: [
    {
      side: 'mine',
      meeting: { sentences: ['welcome', 'plan', 'search', 'closing'] },
      schedule: [fault(1000), fault(2000), fault(3000)],
      languages: [{ atMs: 1500, targetLanguages: ['it'] }],
      stop: { atMs: 4000 },
    },
  ],
  acts: [
    { atMs: 500, act: { type: 'sleep' } },
    { atMs: 2500, act: { type: 'disk-full' } },
  ],
} as unknown as Plan

it('each block of each night has seeds of its own, which a seed of 32 bits can name for years', () => {
  const dates = ['2026-11-30', '2026-12-01', '2027-01-01', '2040-01-01'].map(
    (day) => new Date(`${day}T02:17Z`),
  )
  const firsts = dates.flatMap((date) => [0, 1, 2, 3].map((block) => seedOfNight(date, block)))
  const distances = firsts.slice(1).map((first, at) => first - (firsts[at] ?? 0))
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(SEEDS_OF_BLOCK)
  expect(firsts[0]).toBeGreaterThan(1000)
  expect(firsts.at(-1)).toBeLessThan(2 ** 31)
  expect(seedOfNight(new Date('2026-11-30T23:59Z'), 0)).toBe(firsts[0])
})

it('a run that throws breaks a rule, and its plan is known: the next seed runs', async () => {
  const run = await runPlan(plan, () => Promise.reject(new Error('the host does not end')))
  expect(run).toMatchObject({ plan: { seed: 7 }, outcome: undefined })
  expect(run.violations).toEqual([expect.stringMatching(/^the run throws: Error: the host does not end/)])
})

/** Shrinks the plan while a condition of what is left of it holds. */
const shrinkWhere = (fails: (keys: ReadonlySet<string>, sentences: number) => boolean) =>
  shrink(plan, 'a session stays live', (keys, sentences) =>
    Promise.resolve(fails(keys, sentences) ? ['a session stays live'] : []),
  )

describe('a seed that breaks a rule', () => {
  it('has parts by time, each with a key that the plan can be reduced to', () => {
    expect(itemsOf(plan).map(({ key }) => key)).toEqual([
      'act0',
      'mine.fault0',
      'mine.languages0',
      'mine.fault1',
      'act1',
      'mine.fault2',
      'mine.stop',
    ])
    const left = withOnly(plan, new Set(['mine.fault1', 'act0']))
    expect(itemsOf(left).map(({ atMs }) => atMs)).toEqual([500, 2000])
  })

  it('is shrunk to the parts that it takes together, and to the fewest sentences', async () => {
    const shrunk = await shrinkWhere(
      (keys, sentences) => keys.has('mine.fault1') && keys.has('act1') && sentences >= 2,
    )
    expect(shrunk).toEqual({ keys: ['mine.fault1', 'act1'], sentences: 2 })
  })

  it('keeps everything that it needs', async () => {
    const all = itemsOf(plan).map(({ key }) => key)
    const shrunk = await shrinkWhere((keys, sentences) => keys.size === all.length && sentences === 4)
    expect(shrunk).toEqual({ keys: all, sentences: 4 })
  })

  it('is shrunk to what breaks the same rule: less of it may break another one', async () => {
    const told = (text: string) => `theirs: de: "${text}" 2 times`
    const shrunk = await shrink(plan, told('welcome'), (keys) =>
      Promise.resolve([
        ...(keys.has('act0') && keys.has('mine.stop') ? [told('plan')] : []),
        ...(keys.has('act0') ? ['mine: de: "plan" is missing'] : []),
        'a session stays live',
      ]),
    )
    expect(shrunk).toEqual({ keys: ['act0', 'mine.stop'], sentences: 1 })
  })

  it.each([
    ['mine: de: "a word" is missing', 'theirs: source: "another" is missing'],
    ['12000 ms stay missing: failed {"kind":"no-key"}', '40 ms stay missing: failed {"kind":"service"}'],
    ['it does not come to rest: logs: page, 200 GET /v2', 'it does not come to rest: document.list ok'],
    ['library.sqlite, secrets.json is left of all data', 'library.sqlite-wal is left of all data'],
    ['the run throws: Error: it ends\n    at one.ts:1', 'the run throws: Error: it ends\n    at two.ts:2'],
    ['gaps are kept as [{"fromMs":1}] instead of []', 'gaps are kept as [] instead of [{"fromMs":2}]'],
  ])('breaks one rule with %j and %j', (one, other) => {
    expect(ruleOf(one)).toBe(ruleOf(other))
  })

  it.each([
    ['de: "a word" is missing', 'de: "a word" is out of order'],
    ['letter-1.txt was sent 2 times', 'letter-1.txt was accepted and is not known'],
    ['1 connections stay open', '1000 ms stay missing: asking'],
    ['the run throws: Error: it ends', 'the run throws: Error: the host does not end'],
  ])('breaks two rules with %j and %j', (one, other) => {
    expect(ruleOf(one)).not.toBe(ruleOf(other))
  })
})

describe('the drawing of a run', () => {
  const event = (atMs: number, from: Lane, to: Lane, what: string) => ({ atMs, from, to, what })
  const lines = (...events: ReturnType<typeof event>[]) => draw(events).split('\n')

  it('has an arrow from place to place, and a dot where something happens in one', () => {
    expect(
      lines(
        event(0, 'you', 'host', 'starts'),
        event(1250, 'service', 'page', 'a sentence'),
        event(2000, 'disk', 'disk', 'is full'),
      ),
    ).toEqual([
      '         s  you      page     host     disk     network  service  ',
      '     0.000  ├────────────────▶│        │        │        │         starts',
      '     1.250  │        ◀───────────────────────────────────┤         a sentence',
      '     2.000  │        │        │        ●        │        │         is full',
    ])
  })

  it('counts what is repeated, up to the next thing that happens in one place', () => {
    const sound = (atMs: number) => event(atMs, 'page', 'service', 'sound')
    const said = (atMs: number) => event(atMs, 'service', 'page', 'a sentence')
    const drawn = lines(
      sound(0),
      said(50),
      sound(100),
      sound(200),
      event(250, 'page', 'page', 'mutes'),
      sound(300),
    )
    expect(drawn.slice(1).map((line) => line.replace(/^.*[│┤▶●]\s+/, ''))).toEqual([
      'sound (3 times)',
      'a sentence',
      'mutes',
      'sound',
    ])
  })
})
