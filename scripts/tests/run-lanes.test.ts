import { expect, it } from 'vitest'
import { runLanes } from './run-lanes.ts'
import type { Step } from './step.ts'

it('carries out each step that lanes share once, after the steps that it needs', async () => {
  const began: string[] = []
  const step = (name: string, after: readonly Step[] = []): Step => ({
    name,
    after,
    run: () => {
      began.push(name)
      return Promise.resolve([])
    },
  })
  const first = step('first')
  const shared = ['a', 'b', 'c', 'd', 'e'].map((name) => step(name, [first])).values()
  const finished = await runLanes([shared, [first], shared])
  expect(began[0]).toBe('first')
  expect(began.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'first'])
  expect(finished.map(({ name }) => name).toSorted()).toEqual(began.toSorted())
})
