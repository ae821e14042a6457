import { expect, it } from 'vitest'
import { Access } from './access.ts'

it('lets a key in once, and its secret from then on', () => {
  const access = new Access(() => 0)
  const key = access.issueKey()
  const secret = access.redeem(key)
  expect(secret).toBeTypeOf('string')
  expect(access.redeem(key)).toBeUndefined()
  expect(access.isSecret(secret ?? '')).toBe(true)
})

it('knows neither guessed keys nor guessed secrets, and takes no key for a secret', () => {
  const access = new Access(() => 0)
  const key = access.issueKey()
  expect([access.redeem(''), access.redeem('x'), access.isSecret(''), access.isSecret(key)]).toEqual([
    undefined,
    undefined,
    false,
    false,
  ])
})

it('forgets a key that nobody used within ten minutes', () => {
  let now = 0
  const access = new Access(() => now)
  const [early, late] = [access.issueKey(), access.issueKey()]
  now = 9 * 60_000
  expect(access.redeem(early)).toBeTypeOf('string')
  now = 11 * 60_000
  expect(access.redeem(late)).toBeUndefined()
})
