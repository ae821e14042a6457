import { expect, it } from 'vitest'
import { type Area, area, attack, refused, skipped, succeeded } from './attack.ts'
import { toFindings, toTable } from './report.ts'

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

it('reports every attack with its area, and totals by area', async () => {
  const reports = [
    await run({
      attacks: [attack('a pick', () => refused('bent')), attack('a ram', () => succeeded('it is open'))],
    }),
  ]
  expect(toFindings(reports)).toMatchObject([
    { area: 'a door', name: 'a pick', outcome: 'refused', how: 'bent' },
    { area: 'a door', name: 'a ram', outcome: 'succeeded', how: 'it is open' },
  ])
  expect(toTable(reports).split('\n')[1]).toMatch(/^a door +2 +1 +1 +0 /)
})

it('runs the one attack that is named, whatever characters a shell has taken from its name', async () => {
  const door = area<string>({
    name: 'a door',
    open: () => Promise.resolve('locked'),
    control: () => Promise.resolve(),
    attacks: [attack("a thief's key", () => refused('bent')), attack('a ram', () => refused('bent'))],
  })
  const { findings } = await door.run(LIMITS, 'a thief.s key')
  expect(findings.map(({ name }) => name)).toEqual(["a thief's key"])
})
