import { describe, expect, it } from 'vitest'
import { checkFeature } from './service-features.ts'
import { type Plan, type ProfileName, serviceProfiles } from './service-profiles.ts'

const check = (profile: ProfileName, plan: Plan, address: string) =>
  (['style-rules', 'voice', 'write', 'analytics'] as const).flatMap((feature) => {
    const reason = checkFeature({ profile: serviceProfiles[profile], plan, address }, feature)
    return reason === undefined ? [] : [`${feature}: ${reason.kind}`]
  })

describe('the features that an account lacks', () => {
  it.each<[ProfileName, Plan, string, string[]]>([
    ['generic', 'pro', 'https://service.test', []],
    ['generic', 'free', 'https://service.test', ['style-rules: plan-needed']],
    ['deepl', 'pro', 'https://api.deepl.com', []],
    [
      'deepl',
      'free',
      'https://api-free.deepl.com',
      ['style-rules: plan-needed', 'voice: plan-needed', 'write: plan-needed'],
    ],
    [
      'deepl',
      'pro',
      'https://api-us.deepl.com/',
      ['voice: not-in-data-centre', 'analytics: not-in-data-centre'],
    ],
    [
      'deepl',
      'pro',
      'https://api-jp.deepl.com',
      ['voice: not-in-data-centre', 'analytics: not-in-data-centre'],
    ],
    ['deepl', 'pro', 'https://proxy.test', []],
  ])('of %s on the %s plan at %s are %j', (profile, plan, address, lacking) => {
    expect(check(profile, plan, address)).toEqual(lacking)
  })

  it('name the data centre', () => {
    const service = {
      profile: serviceProfiles.deepl,
      plan: 'pro',
      address: 'https://api-jp.deepl.com',
    } as const
    expect(checkFeature(service, 'voice')).toEqual({
      kind: 'not-in-data-centre',
      feature: 'voice',
      host: 'api-jp.deepl.com',
    })
  })
})
