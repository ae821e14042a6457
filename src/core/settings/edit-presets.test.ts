import { describe, expect, it } from 'vitest'
import type { MeetingDevices } from '../product/sound-devices/meeting-devices.ts'
import {
  activePreset,
  applyPreset,
  choosingTerms,
  deletePreset,
  keepDevices,
  renamePreset,
  savePreset,
  toPreset,
} from './edit-presets.ts'
import { defaultSettings, MAX_PRESETS } from './settings.ts'
import { mergePatch, patchSettings, type SettingsPatch } from './settings-patch.ts'
import { readStored, writeStored } from './stored-settings.ts'

const glossaryId = '0f0e0d0c-0b0a-4908-8706-050403020100'
const spokenTermsId = '1f0e0d0c-0b0a-4908-8706-050403020100'
const settingsWith = (patch: SettingsPatch) => mergePatch(defaultSettings, patch)

const weekly = settingsWith({
  voice: { sourceLanguage: 'en', targetLanguages: ['ja'], formality: 'more', glossaryId, spokenTermsId },
  meeting: {
    isOn: true,
    theirName: 'Ana',
    isSpoken: true,
    spokenTermsId,
    preferred: 'theirs',
    device: 'd',
    deviceName: 'D',
  },
  captions: { size: 40 },
  audio: { microphone: 'm', microphoneName: 'M' },
})
const preset = toPreset(weekly, { id: 'weekly', name: 'Weekly' })
const devices: MeetingDevices = {
  microphone: 'Headset',
  speaker: '',
  hasParleyMicrophone: true,
  source: { type: 'program', program: { id: 'zoom/Zoom', name: 'Zoom' } },
}

describe('a preset', () => {
  it('makes the same meeting from other settings, on other devices', () => {
    const elsewhere = settingsWith({ meeting: { device: 'other' }, audio: { microphone: 'own' } })
    const { voice, meeting, captions, audio } = mergePatch(elsewhere, applyPreset(preset))
    expect(voice).toEqual(weekly.voice)
    expect(meeting).toEqual({ ...weekly.meeting, device: 'other', deviceName: '' })
    expect(captions).toEqual(weekly.captions)
    expect(audio.microphone).toBe('own')
  })

  it('holds the devices that it is given, by names, and none of the settings', () => {
    expect(JSON.stringify(preset)).not.toMatch(/device|microphone/i)
    expect(toPreset(weekly, { ...preset, devices })).toEqual({ ...preset, devices })
    const settings = mergePatch(weekly, savePreset(weekly, { ...preset, devices }))
    expect(settings.presets.list[0]?.devices).toEqual(devices)
    expect(applyPreset({ ...preset, devices })).toEqual(applyPreset(preset))
  })

  it('is changed by other devices only if it remembers some', () => {
    const other = { ...devices, microphone: 'Desk' }
    const isChanged = (remembered: MeetingDevices | undefined, inUse: MeetingDevices | undefined) => {
      const settings = mergePatch(weekly, savePreset(weekly, { ...preset, devices: remembered }))
      return activePreset(settings, inUse)?.isChanged
    }
    expect(isChanged(devices, devices)).toBe(false)
    expect(isChanged(devices, other)).toBe(true)
    expect(isChanged(devices, undefined)).toBe(false)
    expect(isChanged(undefined, other)).toBe(false)
  })

  it('remembers and forgets devices, also in the file', () => {
    const plain = mergePatch(weekly, savePreset(weekly, preset))
    const kept = mergePatch(plain, keepDevices(plain, 'weekly', devices))
    expect(kept.presets.list).toEqual([{ ...preset, devices }])
    const forgotten = mergePatch(kept, keepDevices(kept, 'weekly', undefined))
    expect(forgotten.presets.list).toEqual([preset])
    const stored = writeStored({}, defaultSettings, kept)
    expect(readStored(stored).settings.presets.list).toEqual([{ ...preset, devices }])
    expect(readStored(writeStored(stored, kept, forgotten)).settings.presets.list).toEqual([preset])
  })

  it('is in use until another one is, and knows that the settings were changed since', () => {
    const settings = mergePatch(weekly, savePreset(weekly, preset))
    expect(activePreset(settings)).toEqual({ preset, isChanged: false })
    expect(activePreset(mergePatch(settings, { audio: { microphone: 'n' } }))?.isChanged).toBe(false)
    const renamed = mergePatch(settings, { meeting: { theirName: 'Bo' } })
    expect(activePreset(renamed)).toEqual({ preset, isChanged: true })
    expect(activePreset(mergePatch(renamed, applyPreset(preset)))?.isChanged).toBe(false)
    expect(activePreset(weekly)).toBeUndefined()
  })

  it('is replaced, renamed and deleted in its place', () => {
    const other = { ...preset, id: 'other', name: 'Other' }
    const settings = mergePatch(weekly, { presets: { list: [preset, other] }, captions: { size: 50 } })
    const names = (patch: SettingsPatch) =>
      mergePatch(settings, patch).presets.list.map(({ name, captions }) => `${name} ${captions.size}`)
    expect(names(savePreset(settings, preset))).toEqual(['Weekly 50', 'Other 40'])
    expect(names(savePreset(settings, { id: 'new', name: 'New' }))).toEqual([
      'Weekly 40',
      'Other 40',
      'New 50',
    ])
    expect(names(renamePreset(settings, { id: 'other', name: 'Daily' }))).toEqual(['Weekly 40', 'Daily 40'])
    expect(names(deletePreset(settings, preset))).toEqual(['Other 40'])
  })

  it('in use takes other spoken terms for both sides, and no other change since', () => {
    const other = 'def3a26b-3e84-45b3-84ae-0c0aaf3525f7'
    const inUse = mergePatch(weekly, savePreset(weekly, preset))
    const changed = mergePatch(inUse, { meeting: { theirName: 'Not saved' } })
    const { voice, meeting, presets } = mergePatch(changed, choosingTerms(changed, other))
    expect([voice.spokenTermsId, meeting.spokenTermsId]).toEqual([other, other])
    expect(presets.list).toEqual([
      {
        ...preset,
        voice: { ...preset.voice, spokenTermsId: other },
        meeting: { ...preset.meeting, spokenTermsId: other },
      },
    ])
    expect(choosingTerms(weekly, other)).not.toHaveProperty('presets')
  })

  it('is limited in number and length of its name', () => {
    const list = (count: number, name = 'x') =>
      patchSettings(weekly, {
        presets: { list: Array.from({ length: count }, (_, i) => ({ ...preset, id: `${i}`, name })) },
      })
    expect(list(MAX_PRESETS).ok).toBe(true)
    expect(list(MAX_PRESETS + 1)).toMatchObject({ error: { problem: { type: 'too-much' } } })
    expect(list(1, 'x'.repeat(51)).ok).toBe(false)
    expect(list(1, ' ').ok).toBe(false)
  })

  it('of another version stays in the file, and affects no other one', () => {
    const future = { ...preset, id: 'future', voice: { ...preset.voice, voice: 'robot' }, more: 1 }
    const { settings, stored, unread } = readStored({ presets: { list: [future, preset] } })
    expect(settings.presets.list).toEqual([preset])
    expect(unread).toEqual(['presets.list.0'])
    const written = writeStored(stored, settings, mergePatch(settings, { presets: { list: [] } }))
    expect(written).toMatchObject({ presets: { list: [future] } })
  })

  it('of an earlier version has the defaults of what it does not name', () => {
    const earlier = { id: 'a', name: 'A', voice: { sourceLanguage: 'en' }, meeting: {}, captions: {} }
    expect(readStored({ presets: { list: [earlier] } }).settings.presets.list).toEqual([
      toPreset(settingsWith({ voice: { sourceLanguage: 'en' } }), earlier),
    ])
  })
})
