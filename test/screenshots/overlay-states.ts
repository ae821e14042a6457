import { lookPresets } from '../../src/core/captions/look-presets.ts'
import type { Settings } from '../../src/core/settings/settings.ts'
import { en } from '../../src/core/strings/en.ts'
import type { Open, State } from './state.ts'

const SIZE = { width: 720, height: 190 }

/** The caption window of an app, before its session or in one. */
async function overlay(
  open: Open,
  isLive: boolean,
  settings: { overlay?: Partial<Settings['overlay']>; captions?: Partial<Settings['captions']> } = {},
) {
  const { page: app } = await open({ microphone: 'none', service: 'demo', settings })
  const opened = app.waitForEvent('popup')
  await app.evaluate(() => void window.open('overlay.html', 'parley-captions', 'popup'))
  const page = await opened
  await page.setViewportSize(SIZE)
  await page.getByRole('region', { name: en.overlay.title }).waitFor()
  if (isLive) {
    await app.getByRole('button', { name: en.live.sample.play }).click()
    await page.locator('p[lang]').first().waitFor()
  }
  return { page }
}

/** The caption window. */
export const overlayStates: readonly State[] = [
  { name: 'overlay-waiting', reach: (open) => overlay(open, false) },
  { name: 'overlay-live', reach: (open) => overlay(open, true, { overlay: { lines: 1 } }) },
  {
    name: 'overlay-two-languages',
    reach: (open) => overlay(open, true, { overlay: { languages: 'two' } }),
  },
  {
    name: 'overlay-look',
    reach: (open) =>
      overlay(open, true, { captions: { look: { ...lookPresets.highContrast, alignment: 'center' } } }),
  },
]
