import { describe, expect, it } from 'vitest'
import { en } from '../../../core/product/strings/en.ts'
import { settingsSchema } from '../../../core/settings/settings.ts'
import { namesOf } from './setting-names.ts'

const textAt = (key: string): unknown =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], en)
const call = (field: string) => namesOf(field).map(textAt).join(': ')

describe('names of settings in a file', () => {
  it.each([
    ['settings.captions.size', 'Captions: Text size'],
    ['settings.voice.targetLanguages.0', 'Live translation: To'],
    ['settings.network.proxy.url', 'Network: Proxy address'],
    ['settings.network.proxy.mode', 'Network: Proxy'],
    ['settings.service.accounts.0.plan', 'Accounts: Plan'],
    ['settings.service.accounts', 'Accounts'],
    ['settings.appearance.panel', 'Appearance'],
    ['settings.captions', 'Captions'],
    ['settings.constructor.name', ''],
    ['file', ''],
  ])('are the displayed ones: %s', (field, name) => {
    expect(call(field)).toBe(name)
  })

  it('exist for every section and every setting', () => {
    const { service: _service, ...sections } = settingsSchema.parse({})
    for (const [section, values] of Object.entries(sections))
      for (const name of Object.keys(values))
        for (const key of namesOf(`settings.${section}.${name}`))
          expect(textAt(key)).toEqual(expect.any(String))
  })
})
