import { describe, expect, it } from 'vitest'
import { isOneOfSeveralCentres } from './data-centre.ts'
import { serviceProfiles } from './service-profiles.ts'

describe('a data centre', () => {
  it.each([
    ['deepl', 'pro', 'https://api-us.deepl.com', true],
    ['deepl', 'pro', 'https://api.deepl.com', true],
    ['deepl', 'free', 'https://api-free.deepl.com', false],
    ['deepl', 'pro', 'https://proxy.test', false],
    ['generic', 'pro', 'https://us.service.test', true],
    ['generic', 'free', 'http://127.0.0.1:4000', false],
  ] as const)('of %s on the %s plan at %s is one of several: %s', (profile, plan, address, several) => {
    expect(isOneOfSeveralCentres(serviceProfiles[profile], plan, address)).toBe(several)
  })
})
