import { expect, it } from 'vitest'
import { type Area, area, attack, refused, skipped, succeeded } from './attack.ts'
import { toReport, toTable } from './report.ts'

const LIMITS = { attackMs: 30 }

const run = (options: Partial<Area<string>>) =>
  area<string>({
    name: 'a door',
    open: () => Promise.resolve('locked'),
    control: () => Promise.resolve(),
    attacks: [],
    ...options,
  }).run(LIMITS)

const outcomes = async (options: Partial<Area<string>>) =>
  (await run(options)).findings.map(({ name, outcome }) => [name, outcome.type])

it('counts an attack that throws, or that never ends, as one that was not refused', async () => {
  expect(
    await outcomes({
      attacks: [
        attack('a pick', (door) => refused(door)),
        attack('a ram', () => {
          throw new Error('it broke')
        }),
        attack('a siege', () => new Promise(() => undefined)),
        attack('a second burglar', () => skipped('there is one')),
      ],
    }),
  ).toEqual([
    ['a pick', 'refused'],
    ['a ram', 'succeeded'],
    ['a siege', 'succeeded'],
    ['a second burglar', 'skipped'],
  ])
})

it('fails an area whose target refuses honest users too, before or after the attacks', async () => {
  const control = () => Promise.reject(new Error('jammed'))
  expect(await outcomes({ control })).toEqual([
    ['control before the attacks', 'succeeded'],
    ['control after the attacks', 'succeeded'],
  ])
})

it('fails an area that does not start, and cleans up in reverse order', async () => {
  const ended: string[] = []
  const open: Area<string>['open'] = (defer) => {
    defer(() => ended.push('the first'))
    defer(() => ended.push('the second'))
    return Promise.reject(new Error('no wood'))
  }
  expect(await outcomes({ open })).toEqual([['the target does not start', 'succeeded']])
  expect(ended).toEqual(['the second', 'the first'])
})

it('reports totals by area, and attacks that were not refused by name', async () => {
  const reports = [
    await run({
      attacks: [attack('a pick', () => refused('bent')), attack('a ram', () => succeeded('it is open'))],
    }),
  ]
  expect(toReport(reports)).toEqual({
    tried: 2,
    refused: 1,
    succeeded: 1,
    skipped: 0,
    failures: [{ name: 'a door: a ram', message: 'it is open' }],
  })
  expect(toTable(reports).split('\n')[1]).toMatch(/^a door +2 +1 +1 +0 /)
})
