import { expect, it } from 'vitest'
import { Access } from './access.ts'

const nobody = () => undefined

it('admits a key once, and then its secret, each time with the same proof', () => {
  const access = new Access(() => 0)
  const key = access.issueKey(nobody)
  const admission = access.redeem(key)
  expect(admission?.proof).not.toBe(admission?.secret)
  expect(access.redeem(key)).toBeUndefined()
  expect(access.readmit(admission?.secret ?? '')).toEqual(admission)
})

it('says which key was redeemed, once', () => {
  const access = new Access(() => 0)
  const redeemed: string[] = []
  const [first] = [
    access.issueKey(() => redeemed.push('first')),
    access.issueKey(() => redeemed.push('second')),
  ]
  access.redeem('another')
  expect(redeemed).toEqual([])
  access.redeem(first)
  access.redeem(first)
  expect(redeemed).toEqual(['first'])
})

it('rejects guessed keys and secrets, and keys and proofs used as a secret', () => {
  const access = new Access(() => 0)
  const { proof = '' } = access.redeem(access.issueKey(nobody)) ?? {}
  const key = access.issueKey(nobody)
  expect([access.redeem(''), access.redeem('x'), access.redeem(proof)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(['', key, proof].map((shown) => access.readmit(shown))).toEqual([undefined, undefined, undefined])
})

it('forgets a key that nobody used within ten minutes', () => {
  let now = 0
  const access = new Access(() => now)
  const [early, late] = [access.issueKey(nobody), access.issueKey(nobody)]
  now = 9 * 60_000
  expect(access.redeem(early)).toBeDefined()
  now = 11 * 60_000
  expect(access.redeem(late)).toBeUndefined()
})

it('revokes all keys and secrets, and then accepts new keys', () => {
  const access = new Access(() => 0)
  const { secret = '' } = access.redeem(access.issueKey(nobody)) ?? {}
  const waiting = access.issueKey(nobody)
  access.revokeAll()
  expect([access.redeem(waiting), access.readmit(secret)]).toEqual([undefined, undefined])
  expect(access.redeem(access.issueKey(nobody))).toBeDefined()
})
