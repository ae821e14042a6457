import { expect, it } from 'vitest'
import { takeKey } from './key-from-environment.ts'

it('takes the key out of the environment, so that nobody inherits it', () => {
  const env: NodeJS.ProcessEnv = { PARLEY_KEY: ' k ', PATH: '/bin' }
  expect(takeKey(env)).toBe('k')
  expect(env).toEqual({ PATH: '/bin' })
  expect(takeKey(env)).toBeUndefined()
  expect(takeKey({ PARLEY_KEY: '' })).toBeUndefined()
})
