import { describe, expect, it } from 'vitest'
import type { Account } from '../account.ts'
import { savePreset } from '../edit-presets.ts'
import { type Settings, settingsSchema } from '../settings.ts'
import { patchSettings, type SettingsPatch } from '../settings-patch.ts'
import { planImport, type SettingsPlan } from './plan-import.ts'
import { type FileProblem, writeSettingsFile } from './settings-file.ts'

const account: Account = {
  id: 'work',
  name: 'Work',
  profile: 'generic',
  plan: 'pro',
  address: 'https://api.test',
  streamDomains: ['stream.test'],
}
const defaults = settingsSchema.parse({})
const protectedAsBefore = {
  streamDomains: [],
  endsUpdates: false,
  isShownInSharing: false,
  deletedPresets: [],
}

const changed = (patch: SettingsPatch, base: Settings = defaults): Settings => {
  const patched = patchSettings(base, patch)
  if (!patched.ok) throw new Error('the patch does not fit')
  return patched.value
}

const plan = (text: string, current: Settings = defaults) =>
  planImport(text, current, { newId: () => 'new-id' })
const planned = (text: string, current?: Settings): SettingsPlan => {
  const made = plan(text, current)
  if (!made.ok) throw new Error(sayProblem(made.error))
  return made.value
}
/** Path and fault. */
function sayProblem({ field, problem: { type, ...facts } }: FileProblem): string {
  const said = Object.values(facts).join(', ')
  return field === 'file' ? said : `${field}: ${type} (${said})`
}
const fileOf = (settings: object) => JSON.stringify({ format: 'parley-settings', version: 1, settings })

describe('a file of settings', () => {
  it('brings the settings and accounts of one computer to another', () => {
    const mine: Settings = {
      ...changed({ captions: { size: 40 }, voice: { chunkMs: 100, targetLanguages: ['es'] } }),
      service: { active: 'work', accounts: [account] },
    }
    const { settings, changes } = planned(writeSettingsFile(mine))
    expect(settings).toEqual({
      ...mine,
      service: { active: 'demo', accounts: [{ ...account, id: 'new-id' }] },
    })
    expect(changes).toEqual({
      values: [
        { section: 'captions', amount: 1 },
        { section: 'voice', amount: 2 },
      ],
      keepsLess: false,
      privacy: {},
      accounts: [{ name: 'Work', host: 'api.test' }],
      ...protectedAsBefore,
      streamDomains: ['stream.test'],
      leftOut: [],
    })
  })

  it('changes nothing on the computer where it was exported', () => {
    const mine: Settings = {
      ...changed({ audio: { microphone: 'device', microphoneName: 'Desk' } }),
      service: { active: 'work', accounts: [account] },
      network: { proxy: { mode: 'fixed', url: 'http://proxy.test:8080', user: 'me' } },
    }
    const { settings, changes } = planned(writeSettingsFile(mine), mine)
    expect(settings).toEqual(mine)
    expect(changes).toEqual({
      values: [],
      keepsLess: false,
      privacy: {},
      accounts: [],
      ...protectedAsBefore,
      leftOut: [],
    })
  })

  it('has no devices, and imports none', () => {
    const mine = changed({ audio: { microphone: 'device-here', speakerName: 'Speaker here', volume: 0.5 } })
    expect(writeSettingsFile(mine)).not.toMatch(/device-here|Speaker here/)
    const { settings, changes } = planned(fileOf({ audio: { microphone: 'other', volume: 0.7 } }), mine)
    expect(settings.audio).toMatchObject({ microphone: 'device-here', volume: 0.7 })
    expect(changes.leftOut).toEqual(['audio.microphone'])
  })

  it('has the choices of the caption window, which is where it is on each computer', () => {
    const bounds = { x: 0, y: 0, width: 900, height: 150 }
    const place = { arrangement: 'a', bounds, display: bounds }
    const mine = changed({ overlay: { isOpen: true, isHiddenFromSharing: true, places: [place] } })
    const { settings } = planned(writeSettingsFile(mine))
    expect(settings).toEqual(changed({ overlay: { isHiddenFromSharing: true } }))
    expect(planned(writeSettingsFile(changed({})), mine).settings.overlay).toMatchObject({
      isOpen: true,
      places: [place],
    })
  })

  it('has meetings and presets without their devices', () => {
    const meeting = changed({
      meeting: { theirName: 'Ana', device: 'device-here', deviceName: 'Cable here' },
    })
    const devices = {
      microphone: 'Headset here',
      speaker: '',
      hasParleyMicrophone: true,
      source: { type: 'device', name: 'Cable here' },
    } as const
    const mine = changed(savePreset(meeting, { id: 'weekly', name: 'Weekly', devices }), meeting)
    const file = writeSettingsFile(mine)
    expect(file).not.toMatch(/device-here|Cable here|Headset here|"devices"/)
    const { settings, changes } = planned(file)
    const elsewhere = changed(savePreset(meeting, { id: 'weekly', name: 'Weekly' }), meeting)
    expect(settings).toEqual(changed({ meeting: { device: '', deviceName: '' } }, elsewhere))
    expect(planned(file, mine)).toMatchObject({ settings: mine, changes: { values: [] } })
    expect(changes.values).toEqual([
      { section: 'meeting', amount: 1 },
      { section: 'presets', amount: 2 },
    ])
    const brought = planned(fileOf({ meeting: { device: 'other' } }), mine)
    expect(brought.settings.meeting.device).toBe('device-here')
    expect(brought.changes.leftOut).toEqual(['meeting.device'])
    const foreign = mine.presets.list.map((preset) => ({
      ...preset,
      devices: { ...devices, microphone: 'Headset there' },
    }))
    const presets = planned(fileOf({ presets: { list: [...foreign, { ...foreign[0], id: 'new' }] } }), mine)
    expect(presets.settings.presets.list.map((preset) => preset.devices)).toEqual([devices, undefined])
    expect(presets.changes.leftOut).toEqual(['presets.list.0.devices', 'presets.list.1.devices'])
  })

  it('says what it takes away from the user, beside the number of its values', () => {
    const hidden = changed({ overlay: { isHiddenFromSharing: true } })
    const mine = changed(savePreset(hidden, { id: 'weekly', name: 'Weekly' }), hidden)
    const file = fileOf({
      updates: { isOn: false },
      overlay: { isHiddenFromSharing: false },
      presets: { list: [] },
      service: { accounts: [account, { ...account, id: 'home', streamDomains: ['api.test'] }] },
    })
    expect(planned(file, mine).changes).toMatchObject({
      streamDomains: ['stream.test'],
      endsUpdates: true,
      isShownInSharing: true,
      deletedPresets: ['Weekly'],
    })
    expect(planned(file, planned(file, mine).settings).changes).toMatchObject(protectedAsBefore)
  })

  it('leaves omitted settings unchanged', () => {
    const mine = changed({ captions: { size: 40 } })
    expect(planned(fileOf({ appearance: { theme: 'dark' } }), mine).settings).toEqual(
      changed({ appearance: { theme: 'dark' } }, mine),
    )
  })

  it('reports unknown content, and omits it', () => {
    const { settings, changes } = planned(
      fileOf({
        poetry: {},
        captions: { size: 30, shadow: 1 },
        network: { proxy: { mode: 'none', password: 'secret' } },
        service: { active: 'work', accounts: [{ ...account, key: 'secret' }] },
      }),
    )
    expect(changes.leftOut).toEqual([
      'poetry',
      'captions.shadow',
      'network.proxy.password',
      'service.active',
      'service.accounts.0.key',
    ])
    expect(JSON.stringify({ settings, changes })).not.toMatch(/secret|poetry":\{/)
    expect(settings.service.active).toBe('demo')
  })

  it.each([
    ['nonsense', 'not JSON'],
    ['[]', 'format: not parley-settings'],
    ['{"format":"parley-session","version":1}', 'format: not parley-settings'],
    ['{"format":"parley-settings","version":2,"settings":{}}', 'version: 2, not 1'],
    ['{"format":"parley-settings","settings":{}}', 'version: missing, not 1'],
    ['{"format":"parley-settings","version":1}', 'settings: not an object'],
    [fileOf({ captions: [] }), 'settings.captions: malformed (not an object)'],
    [fileOf({ captions: { size: 'large' } }), 'settings.captions.size: malformed (invalid_type)'],
    [fileOf({ voice: { chunkMs: 400 } }), 'settings.voice.chunkMs: out-of-range (250, 400)'],
    [fileOf({ appearance: { theme: 'pink' } }), 'settings.appearance.theme: unknown-value (pink)'],
    [
      fileOf({ service: { accounts: [{ ...account, plan: 'gold' }] } }),
      'accounts.0.plan: unknown-value (gold)',
    ],
    [fileOf({ service: { accounts: [{ ...account, address: 'http://api.test' }] } }), 'accounts.0.address'],
    [fileOf({ network: { proxy: { mode: 'fixed', url: 'ftp://p.test' } } }), 'settings.network.proxy.url'],
    [
      fileOf({ network: { proxy: { mode: 'fixed', url: 'http://p.test', user: 'a:b' } } }),
      'network.proxy.user',
    ],
  ])('is refused where it says %s', (text, said) => {
    const refused = plan(text)
    expect(refused.ok ? undefined : sayProblem(refused.error)).toContain(said)
  })

  it('duplicates no existing account, by its id or by its content', () => {
    const mine: Settings = { ...defaults, service: { active: 'work', accounts: [account] } }
    const twice = [
      { ...account, name: 'Renamed' },
      { ...account, id: 'other' },
      { ...account, id: 'third', name: 'Third' },
      { ...account, id: 'fourth', name: 'Third' },
    ]
    const { settings, changes } = planned(fileOf({ service: { accounts: twice } }), mine)
    expect(settings.service).toEqual({
      active: 'work',
      accounts: [account, { ...account, id: 'new-id', name: 'Third' }],
    })
    expect(changes.accounts).toEqual([{ name: 'Third', host: 'api.test' }])
  })

  it('reports the proxy that requests will use, and a shorter retention', () => {
    const { changes } = planned(
      fileOf({
        network: { proxy: { mode: 'fixed', url: 'http://proxy.test:8080/' } },
        privacy: { retention: '1-day', keepsSound: true },
      }),
    )
    expect(changes).toMatchObject({
      proxy: { mode: 'fixed', url: 'http://proxy.test:8080', user: '' },
      keepsLess: true,
      privacy: { retention: '1-day', keepsSound: true },
    })
    expect(changes.values).toEqual([
      { section: 'privacy', amount: 2 },
      { section: 'network', amount: 1 },
    ])
  })
})
