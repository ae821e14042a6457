import type { SettingsPatch } from '../../../src/core/settings/settings-patch.ts'
import { UNPROCESSED } from './app.ts'

/** Both sides of a meeting hear the same recording: the browser has one for all of its devices. */
export const twoSides = (change: SettingsPatch['meeting'] = {}): SettingsPatch => ({
  audio: UNPROCESSED,
  voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
  meeting: {
    isOn: true,
    theirName: 'Ana',
    sourceLanguage: 'en',
    targetLanguages: ['fr'],
    device: 'default',
    ...change,
  },
})
