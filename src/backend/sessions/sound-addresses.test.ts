import { expect, it } from 'vitest'
import { SOUND_PATH, SoundAddresses } from './sound-addresses.ts'

it('keeps a thousand addresses, the most recently requested ones', () => {
  const addresses = new SoundAddresses()
  const [first, second] = [addresses.of('0'), addresses.of('1')]
  for (let each = 2; each < 1000; each += 1) addresses.of(String(each))
  expect(addresses.of('0')).toBe(first)
  addresses.of('1000')
  const sessionAt = (address: string) => addresses.sessionAt(address.slice(SOUND_PATH.length))
  expect([sessionAt(first), sessionAt(second)]).toEqual(['0', undefined])
  expect(addresses.of('1')).not.toBe(second)
  addresses.forget('0')
  expect(sessionAt(first)).toBeUndefined()
})
