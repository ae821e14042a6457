import { expect, it } from 'vitest'
import { checkChains } from '../../../test/support/sessions/version-chain.ts'

it('versions that take turns in any order lose nothing, bring nothing back, and leave newer files as they are', () => {
  expect(() => checkChains(10)).not.toThrow()
})
