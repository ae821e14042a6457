import { expect, it } from 'vitest'
import { toKeyText } from '../../src/main/updates/feed/feed-signature.ts'
import { signingPair } from '../../test/support/updates/published-release.ts'
import { updateSource } from './update-source.ts'

const feed = 'https://updates.parley.example/parley'
const publicKey = toKeyText(signingPair().publicKey)

it('packages update themselves with an address and a key, and not without them', () => {
  expect(updateSource({ PARLEY_UPDATE_FEED: feed, PARLEY_UPDATE_KEY: publicKey })).toEqual({
    feed: `${feed}/`,
    publicKey,
  })
  expect(updateSource({})).toBeUndefined()
  expect(updateSource({ PARLEY_UPDATE_FEED: '', PARLEY_UPDATE_KEY: '' })).toBeUndefined()
})

it.each([
  ['a feed without a key', { PARLEY_UPDATE_FEED: feed }],
  ['a key without a feed', { PARLEY_UPDATE_KEY: publicKey }],
  ['a feed that is not protected', { PARLEY_UPDATE_FEED: 'http://a.example', PARLEY_UPDATE_KEY: publicKey }],
  ['no address', { PARLEY_UPDATE_FEED: 'a.example', PARLEY_UPDATE_KEY: publicKey }],
  ['no key', { PARLEY_UPDATE_FEED: feed, PARLEY_UPDATE_KEY: 'key' }],
])('%s is refused in a sentence', (_what, env) => {
  expect(() => updateSource(env)).toThrow(/^PARLEY_UPDATE_(FEED|KEY) /)
})
