import { describe, expect, it } from 'vitest'
import { type Settings, settingsSchema } from './settings.ts'
import { readStored, type StoredSettings, writeStored } from './stored-settings.ts'

const account = {
  id: 'work',
  name: 'Work',
  profile: 'generic',
  plan: 'pro',
  address: 'https://api.test',
  streamDomains: ['stream.test'],
}
const other = { ...account, id: 'home', name: 'Home' }

const bounds = { x: -1200, y: 40, width: 900, height: 150 }
const place = {
  arrangement: '0,0,1440x900@1',
  bounds,
  display: { x: -1920, y: 0, width: 1920, height: 1080 },
}

/** Settings of which many are not the default, as a file of this version. */
const mine = settingsSchema.parse({
  service: { active: 'work', accounts: [account, other] },
  voice: { chunkMs: 100, targetLanguages: ['es'], spokenLanguage: 'es' },
  audio: { microphone: 'desk', volume: 0.5 },
  captions: { size: 40 },
  text: { targetLanguage: 'fr' },
  documents: { whenDone: 'keep', targetLanguages: ['it'] },
  privacy: { retention: '1-day', keepsSound: true },
  quick: { isPinned: true },
  shortcuts: { mute: null },
  desktop: { closesToTray: true },
  overlay: { isOpen: true, isLocked: true, places: [place] },
  appearance: { theme: 'dark', panel: 'history' },
  network: { proxy: { mode: 'none' } },
})
const defaults = settingsSchema.parse({})
const FUTURE = { future: ['of', 5] }
/** A value with fields is read without those that it does not know. */
const futureOf = (field: string): object => (field === 'look' ? { font: FUTURE } : FUTURE)
const sections = Object.keys(mine) as (keyof Settings)[]
const fields = sections.flatMap((section) =>
  Object.keys(mine[section]).map((field) => [section, field] as const),
)
const withValue = (section: string, field: string, value: unknown, file: object = mine): StoredSettings => ({
  ...file,
  [section]: { ...(Reflect.get(file, section) as object), [field]: value },
})

describe('a value of the future', () => {
  it.each(fields)('at %s.%s costs no other one, and no account', (section, field) => {
    const file = withValue(section, field, futureOf(field))
    const { settings, unread } = readStored(file)
    expect(settings).toEqual(withValue(section, field, Reflect.get(defaults[section], field)))
    expect(unread).toEqual([`${section}.${field}`])
  })

  it.each(fields)('at %s.%s stays in the file, whatever else is changed', (section, field) => {
    const file = withValue(section, field, futureOf(field))
    const { settings, stored } = readStored(file)
    const wanted =
      section === 'captions'
        ? { ...settings, desktop: { ...settings.desktop, startsHidden: false } }
        : { ...settings, captions: { ...settings.captions, emphasis: 'original' as const } }
    const written = writeStored(stored, settings, wanted)
    expect(Reflect.get(written[section] as object, field)).toEqual(futureOf(field))
    expect(readStored(written).settings).toEqual(wanted)
  })

  it.each(sections)('in the place of all of %s costs no other section', (section) => {
    const { settings, unread } = readStored({ ...mine, [section]: 'as a text' })
    expect(settings).toEqual({ ...mine, [section]: defaults[section] })
    expect(unread).toEqual([section])
  })

  it('goes when the setting is changed here', () => {
    const { settings, stored } = readStored(withValue('appearance', 'theme', 'neon'))
    const changed = { ...settings, appearance: { ...settings.appearance, theme: 'light' as const } }
    expect(readStored(writeStored(stored, settings, changed))).toMatchObject({
      settings: { appearance: { theme: 'light' } },
      unread: [],
    })
  })

  it('in an account costs that account alone, which stays in the file', () => {
    const strange = { ...account, id: 'strange', profile: 'of the future' }
    const file = withValue('service', 'accounts', [strange, account, 'no account', other])
    const { settings, stored, unread } = readStored(file)
    expect(settings).toEqual(mine)
    expect(unread).toEqual(['service.accounts.0', 'service.accounts.2'])
    const without = { ...settings, service: { active: 'home', accounts: [{ ...other, name: 'Renamed' }] } }
    expect(writeStored(stored, settings, without as Settings)['service']).toEqual({
      active: 'home',
      accounts: [strange, 'no account', { ...other, name: 'Renamed' }],
    })
  })

  it.each(['nonsense', 'ftp://proxy.test', 'http://me:secret@proxy.test'])(
    'that is no proxy (%s) is not used',
    (url) => {
      const { settings, unread } = readStored(withValue('network', 'proxy', { mode: 'fixed', url, user: '' }))
      expect(settings.network).toEqual({ ...mine.network, proxy: { mode: 'system' } })
      expect(unread).toEqual(['network.proxy'])
    },
  )
})

describe('a file of a newer version', () => {
  /** Everything that a later version may have: sections, fields, values, and fields of items. */
  const newer: StoredSettings = {
    ...withValue('appearance', 'density', 'compact'),
    version: 7,
    poetry: { isOn: true },
    voice: { ...mine.voice, sourceContentType: 'audio/of-the-future', tempo: 2 },
    service: {
      active: 'work',
      accounts: [
        { ...account, colour: 'red' },
        { ...other, profile: 'new' },
      ],
    },
    network: { proxy: { mode: 'wireguard', peer: 'x' } },
  }

  it('is read as far as it is known', () => {
    const { settings, unread } = readStored(newer)
    expect(settings).toEqual({
      ...mine,
      voice: { ...mine.voice, sourceContentType: defaults.voice.sourceContentType },
      service: { active: 'work', accounts: [account] },
      network: { proxy: defaults.network.proxy },
    })
    expect(unread).toEqual(['service.accounts.1', 'voice.sourceContentType', 'network.proxy'])
  })

  it('is never overwritten with less, so a downgrade and an upgrade lose nothing', () => {
    const { settings, stored } = readStored(newer)
    const added = { ...account, id: 'third', name: 'Third' }
    const changed: Settings = {
      ...settings,
      service: {
        active: 'third',
        accounts: [{ ...account, name: 'At work' }, added] as Settings['service']['accounts'],
      },
      voice: { ...settings.voice, chunkMs: 60 },
    }
    expect(writeStored(stored, settings, changed)).toEqual({
      ...newer,
      voice: { ...(newer['voice'] as object), chunkMs: 60 },
      service: {
        active: 'third',
        accounts: [{ ...account, name: 'At work', colour: 'red' }, { ...other, profile: 'new' }, added],
      },
    })
  })
})

it.each([
  [undefined, 1],
  ['2', 1],
  [0, 1],
  [9, 9],
])('a file of version %j is written as %i', (version, written) => {
  expect(readStored({ ...mine, version }).stored).toEqual({ ...mine, version: written })
})

it('unchanged values are not written, so that a later version may change a default', () => {
  const { settings, stored } = readStored({})
  const changed = { ...settings, captions: { ...settings.captions, size: 40 } }
  expect(writeStored(stored, settings, changed)).toEqual({ version: 1, captions: { size: 40 } })
})

it('an inherited property name is not a stored value', () => {
  expect(readStored(JSON.parse('{"__proto__": {"captions": {"size": 40}}}')).settings).toEqual(defaults)
  expect(readStored(JSON.parse('{"captions": {"__proto__": {"size": 40}}}')).settings).toEqual(defaults)
})
