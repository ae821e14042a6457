import { lookPresetNames, lookPresets } from '../../src/core/captions/look-presets.ts'
import { en } from '../../src/core/product/strings/en.ts'
import type { Settings } from '../../src/core/settings/settings.ts'
import { openSettingsPage } from '../journeys/support/settings/settings-page.ts'
import { live } from './live-steps.ts'
import type { Open, State } from './state.ts'

/** The settings of captions. */
async function settings(open: Open, captions: Partial<Settings['captions']>) {
  const { page } = await open({ microphone: 'none', settings: { captions } })
  await page.getByRole('navigation').getByRole('button', { name: en.settings.title }).click()
  await openSettingsPage(page.getByRole('dialog'), 'captions')
  return { page }
}

/** The looks of captions: each built-in one in a session, and how they are chosen. */
export const lookStates: readonly State[] = [
  ...lookPresetNames.map(
    (name): State => ({
      name: `look-${name}`,
      reach: async (open) => ({
        page: await live(open, { targetLanguages: ['de'] }, undefined, { look: lookPresets[name] }),
      }),
    }),
  ),
  { name: 'looks', reach: (open) => settings(open, {}) },
  {
    name: 'looks-contrast',
    reach: (open) =>
      settings(open, {
        size: 40,
        look: { ...lookPresets.highContrast, textColor: '#4a4a80', edge: 'shadow' },
      }),
  },
]
