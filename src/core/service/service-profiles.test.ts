import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInput } from '../base/input.ts'
import type { Account } from '../settings/account.ts'
import { settingsSchema } from '../settings/settings.ts'
import { planOfKey, plans, profileNames, serviceProfiles } from './service-profiles.ts'

const visible = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
})
const hostName = fc
  .array(fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/), { minLength: 2, maxLength: 4 })
  .map((labels) => labels.join('.'))

const account: fc.Arbitrary<Account> = fc.record({
  id: fc.uuid(),
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  profile: fc.constantFrom(...profileNames),
  plan: fc.constantFrom(...plans),
  address: fc.oneof(
    hostName.map((name) => `https://${name}.example`),
    fc.constantFrom(...profileNames.flatMap((name) => serviceProfiles[name].addresses.map(({ url }) => url))),
  ),
  streamDomains: fc.array(hostName, { maxLength: 3 }),
})

describe('service profiles', () => {
  it('come back from settings as they were kept, with all else of their accounts', () => {
    fc.assert(
      fc.property(fc.array(account, { minLength: 1, maxLength: 4 }), (accounts) => {
        const service = { active: accounts[0]?.id ?? '', accounts }
        const kept = JSON.stringify(settingsSchema.parse({ service }))
        const read = parseInput(settingsSchema, JSON.parse(kept))
        expect(read).toMatchObject({ ok: true, value: { service } })
        expect(JSON.stringify(read.ok && read.value)).toBe(kept)
      }),
    )
  })

  it.each(profileNames)('are plain data, so that they can cross processes: %s', (name) => {
    expect(JSON.parse(JSON.stringify(serviceProfiles[name]))).toEqual(serviceProfiles[name])
    expect(structuredClone(serviceProfiles[name])).toEqual(serviceProfiles[name])
  })

  it('tell the Free plan by the end of a key where keys have such an end, and by nothing else', () => {
    fc.assert(
      fc.property(visible, fc.constantFrom(...profileNames), (key, name) => {
        const { freeKeySuffix } = serviceProfiles[name]
        expect(planOfKey(serviceProfiles[name], `${key}:fx`)).toBe(
          freeKeySuffix === undefined ? undefined : 'free',
        )
        expect(planOfKey(serviceProfiles[name], `${key}:fx.`)).toBeUndefined()
      }),
    )
  })
})
