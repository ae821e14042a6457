import { describe, expect, it } from 'vitest'
import { SettingsInMemory } from '../../../test/support/app/settings-in-memory.ts'
import { SettingsStore } from './settings-store.ts'

const account = { id: 'a', name: 'Mine', profile: 'generic', plan: 'pro', address: 'https://api.test' }
const run = (storage: SettingsInMemory) => new SettingsStore(storage)

describe('settings of which one cannot be read', () => {
  it('are reported by name at every start, until they are changed', () => {
    const storage = new SettingsInMemory({
      appearance: { theme: 'neon' },
      captions: { size: 40 },
      service: { active: 'a', accounts: [account] },
    })
    for (let start = 0; start < 2; start += 1) {
      const keeper = run(storage)
      expect(keeper.state).toMatchObject({
        settings: { captions: { size: 40 }, service: { accounts: [account] } },
        problem: { kind: 'storage', what: 'some-settings', detail: 'appearance.theme' },
      })
      keeper.patch({ quick: { isPinned: true } })
      expect(keeper.state.problem).toBeDefined()
      expect(storage.stored).toMatchObject({ appearance: { theme: 'neon' } })
    }
    expect(storage.setAsideCount).toBe(0)
    const keeper = run(storage)
    keeper.patch({ appearance: { theme: 'dark' } })
    expect(keeper.state.problem).toBeUndefined()
    expect(run(storage).settings.appearance.theme).toBe('dark')
  })

  it('are not all named if there are many', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`k${i}`, 5]))
    const storage = new SettingsInMemory({ service: { accounts: Object.values(many) } })
    expect(run(storage).state.problem).toMatchObject({ detail: expect.stringMatching(/accounts\.9 …$/) })
  })
})

describe('a file that holds no settings', () => {
  it.each([[[]], [5], ['text'], [null]])('(%j) is set aside, and said', (stored) => {
    const storage = new SettingsInMemory(stored)
    const { state } = run(storage)
    expect(state.problem).toMatchObject(stored === null ? {} : { kind: 'storage', what: 'settings' })
    expect(storage.setAsideCount).toBe(stored === null ? 0 : 1)
  })

  it('found when saving is set aside, and the settings of this run are written', () => {
    const storage = new SettingsInMemory({ captions: { size: 40 }, poetry: 1 })
    const keeper = run(storage)
    storage.stored = 'cut in ha'
    keeper.patch({ appearance: { theme: 'dark' } })
    expect(storage.setAsideCount).toBe(1)
    expect(storage.stored).toMatchObject({ captions: { size: 40 }, poetry: 1, appearance: { theme: 'dark' } })
  })
})

describe('two runs with one file', () => {
  it('preserve each other’s changes: each writes only its own', () => {
    const storage = new SettingsInMemory({})
    const [desktop, browser] = [run(storage), run(storage)]
    const { settings } = desktop
    desktop.replace({
      ...settings,
      service: { active: 'a', accounts: [{ ...account, streamDomains: [] }] as never },
    })
    browser.patch({ captions: { size: 40 } })
    desktop.patch({ appearance: { theme: 'dark' } })
    expect(run(storage).settings).toMatchObject({
      service: { active: 'a', accounts: [account] },
      captions: { size: 40 },
      appearance: { theme: 'dark' },
    })
  })
})

it('a change that could not be saved is saved with the next one', () => {
  const storage = new SettingsInMemory({})
  const keeper = run(storage)
  storage.broken.save = 'disk full'
  expect(keeper.patch({ captions: { size: 40 } }).ok).toBe(false)
  delete storage.broken.save
  expect(keeper.patch({ appearance: { theme: 'dark' } }).ok).toBe(true)
  expect(run(storage).settings).toMatchObject({ captions: { size: 40 }, appearance: { theme: 'dark' } })
})
