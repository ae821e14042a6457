import { expect, it } from 'vitest'
import { errorOfChains } from '../../../test/support/sessions/version-chain.ts'

it('versions that take turns in any order, killed or not, lose nothing and leave newer files as they are', () => {
  expect(errorOfChains(3000)).toBeUndefined()
})
