import type { OverlayState } from '../../src/core/product/desktop/desktop-calls.ts'
import { en } from '../../src/core/product/strings/en.ts'
import { openSettingsPage } from '../journeys/support/settings/settings-page.ts'
import { asDesktop } from '../support/app/as-desktop.ts'
import { fill } from '../support/base/fill.ts'
import type { State } from './state.ts'

/** Answers of the desktop; another program has one of its shortcuts. */
export const onDesktop = {
  'app.info': () => ({ version: '1', host: 'electron', platform: 'linux' }),
  'shortcuts.get': () => ({
    isAvailable: true,
    reach: 'portal',
    isOn: true,
    shortcuts: {
      quick: { keys: 'CommandOrControl+Shift+Space', problem: 'taken' },
      startOrStop: { keys: 'CommandOrControl+Shift+F7' },
      mute: { keys: null },
      pause: { keys: 'CommandOrControl+Shift+F9' },
      swapSides: { keys: null },
      overlay: { keys: 'CommandOrControl+Shift+F10' },
      overlayLock: { keys: 'CommandOrControl+Shift+F11' },
    },
  }),
  'shortcuts.record': () => ({}),
  'overlay.get': () => ({
    isAvailable: true,
    staysOnTop: true,
    letsClicksThrough: true,
    sharingProtection: 'works',
  }),
  'textFile.get': () => ({ isAvailable: true, isOn: true, folder: 'Meetings 2026' }),
  'startup.get': () => ({ isAvailable: true, isOn: true, needsApproval: false, hasTray: true }),
}

/** The settings of the caption window on a system. */
const captionWindow = (name: string, overlay: OverlayState): State => ({
  name: `settings-caption-window-${name}`,
  reach: async (open) => {
    const { page } = await open({ microphone: 'none', settings: { overlay: { isOpen: true } } })
    await asDesktop(page, { ...onDesktop, 'overlay.get': () => overlay })
    await page.getByRole('navigation').getByRole('button', { name: en.settings.title, exact: true }).click()
    await openSettingsPage(page.getByRole('dialog'), 'captions')
    await page.getByRole('switch', { name: en.settings.overlay.hide }).scrollIntoViewIfNeeded()
    return { page }
  },
})

/** Features of the desktop that a browser lacks, with the desktop's answers faked. */
export const desktopStates: readonly State[] = [
  captionWindow('windows', {
    isAvailable: true,
    staysOnTop: true,
    letsClicksThrough: true,
    sharingProtection: 'works',
  }),
  captionWindow('macos', {
    isAvailable: true,
    staysOnTop: true,
    letsClicksThrough: true,
    sharingProtection: 'macos-15',
  }),
  captionWindow('wayland', {
    isAvailable: true,
    staysOnTop: false,
    letsClicksThrough: false,
    sharingProtection: 'linux',
  }),
  {
    name: 'shortcut-taken',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      await asDesktop(page, onDesktop)
      await page.getByText(/^The shortcut .* doesn’t work$/).waitFor()
      return { page }
    },
  },
  {
    name: 'settings-text-file',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      const { tell } = await asDesktop(page, onDesktop)
      await page.getByText(/^The shortcut .* doesn’t work$/).waitFor()
      tell('textFile.changed', {
        ...onDesktop['textFile.get'](),
        problem: { kind: 'storage', what: 'text-file', detail: 'ENOSPC: no space left on device' },
      })
      await page.getByText(en.errors.storage.title['text-file']).waitFor()
      await page.getByRole('navigation').getByRole('button', { name: en.settings.title, exact: true }).click()
      await page.getByLabel(en.settings.search).fill('privacy')
      await page.getByText(fill(en.privacy.textFile.folder, { name: 'Meetings 2026' })).waitFor()
      return { page }
    },
  },
  {
    name: 'settings-month',
    reach: async (open) => {
      const { page } = await open({
        microphone: 'none',
        settings: { voice: { monthLimitMinutes: 600 }, appearance: { panel: 'usage' } },
      })
      await asDesktop(page, {
        'usage.get': () => ({
          characters: { used: 81_200, limit: 500_000 },
          speech: { used: 24_000_000, limit: 72_000_000 },
          products: [],
        }),
      })
      await page.getByRole('meter', { name: en.usage.month.own }).waitFor()
      await page.getByRole('navigation').getByRole('button', { name: en.settings.title, exact: true }).click()
      await page.getByLabel(en.settings.search).fill('cost')
      await page.getByText('Sent this month').waitFor()
      return { page }
    },
  },
  {
    name: 'usage-month',
    reach: async (open) => {
      const { page } = await open({
        microphone: 'none',
        settings: { voice: { monthLimitMinutes: 600 }, appearance: { panel: 'usage' } },
      })
      await page.getByRole('meter', { name: en.usage.month.own }).waitFor()
      return { page }
    },
  },
  {
    name: 'settings-shortcuts',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      await asDesktop(page, onDesktop)
      await page.getByText(/^The shortcut .* doesn’t work$/).waitFor()
      await page.getByRole('navigation').getByRole('button', { name: en.settings.title, exact: true }).click()
      await openSettingsPage(page.getByRole('dialog'), 'app')
      await page
        .getByRole('button', { name: en.settings.shortcuts.names.startOrStop })
        .scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: en.settings.shortcuts.names.mute }).click()
      return { page }
    },
  },
]
