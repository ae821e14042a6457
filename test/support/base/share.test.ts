import { afterEach, expect, it, vi } from 'vitest'
import { share } from './share.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('npm test and the rest try each combination once', () => {
  const all = Array.from({ length: 17 }, (_, at) => at)
  vi.stubEnv('PARLEY_TESTS', 'quick')
  const quick = share(all, 5)
  vi.stubEnv('PARLEY_TESTS', 'rest')
  const rest = share(all, 5)
  expect(quick).toHaveLength(5)
  expect([...quick, ...rest].toSorted((a, b) => a - b)).toEqual(all)
})
