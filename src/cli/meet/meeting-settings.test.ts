import { describe, expect, it } from 'vitest'
import type { MeetingDevices } from '../../core/product/sound-devices/meeting-devices.ts'
import { savePreset } from '../../core/settings/edit-presets.ts'
import { defaultSettings } from '../../core/settings/settings.ts'
import { mergePatch } from '../../core/settings/settings-patch.ts'
import { knownVoiceLanguages } from '../../core/voice/voice-languages.ts'
import { meetingConfigs, meetingSettings, withPreset } from './meeting-settings.ts'

const none = {
  sourceLanguage: undefined,
  targetLanguages: undefined,
  preferred: undefined,
  myName: undefined,
  theirName: undefined,
}

const devices: MeetingDevices = {
  microphone: 'Headset',
  speaker: '',
  hasParleyMicrophone: true,
  source: { type: 'system' },
}
const inApp = mergePatch(defaultSettings, {
  voice: { sourceLanguage: 'en', targetLanguages: ['de'], formality: 'more' },
  meeting: { theirName: 'Ana', preferred: 'theirs', voice: 'male', device: 'a microphone' },
})
const stored = mergePatch(inApp, savePreset(inApp, { id: 'weekly', name: 'Weekly', devices }))

describe('a meeting on the command line', () => {
  it('has the languages of the options, theirs swapped, and is spoken as samples', () => {
    const choice = { ...none, sourceLanguage: 'en', targetLanguages: ['de'] }
    const { mine, theirs } = meetingConfigs(
      meetingSettings(defaultSettings, choice, false),
      knownVoiceLanguages,
    )
    const spoken = 'audio/pcm;encoding=s16le;rate=24000'
    expect(mine).toMatchObject({
      sourceLanguage: 'en',
      targetLanguages: ['de'],
      spokenLanguages: ['de'],
      targetContentType: spoken,
    })
    expect(theirs).toMatchObject({ sourceLanguage: 'de', targetLanguages: ['en'], spokenLanguages: [] })
    const heard = meetingConfigs(meetingSettings(defaultSettings, choice, true), knownVoiceLanguages)
    expect(heard.theirs).toMatchObject({ spokenLanguages: ['en'], targetContentType: spoken })
  })

  it('has the choices of a preset, unless an option makes another one', () => {
    const chosen = withPreset(defaultSettings, stored, 'weekly')
    if (!chosen.ok) throw new Error(JSON.stringify(chosen.error))
    const { meeting, voice } = meetingSettings(
      chosen.value.settings,
      { ...none, targetLanguages: ['fr'] },
      false,
    )
    expect(voice).toMatchObject({ sourceLanguage: 'en', targetLanguages: ['fr'], formality: 'more' })
    expect(meeting).toMatchObject({ theirName: 'Ana', preferred: 'theirs', voice: 'male', device: '' })
    expect(chosen.value.devices).toEqual(devices)
  })

  it('names the presets if there is none of a name', () => {
    expect(withPreset(defaultSettings, stored, 'Weekyl')).toMatchObject({
      error: {
        field: 'preset',
        problem: { detail: 'Unknown preset "Weekyl". Did you mean "Weekly"? Known: Weekly.' },
      },
    })
  })
})
