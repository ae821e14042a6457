import { asDesktop } from '../support/app/as-desktop.ts'
import type { State } from './state.ts'

const DESKTOP = {
  'app.info': () => ({ version: '1', host: 'electron', platform: 'linux' }),
  'shortcuts.get': () => ({
    isAvailable: true,
    isByPortal: true,
    shortcuts: {
      quick: { keys: 'CommandOrControl+Shift+Space', problem: 'taken' },
      startOrStop: { keys: 'CommandOrControl+Shift+F7' },
      mute: { keys: null },
    },
  }),
  'shortcuts.record': () => ({}),
  'textFile.get': () => ({ isAvailable: true, isOn: true, folder: 'Meetings 2026' }),
  'startup.get': () => ({ isAvailable: true, isOn: true, needsApproval: false }),
}

/** What a desktop has and a browser has not, answered as a desktop would. */
export const desktopStates: readonly State[] = [
  {
    name: 'shortcut-taken',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      await asDesktop(page, DESKTOP)
      await page.getByText('cannot be reached').waitFor()
      return { page }
    },
  },
  {
    name: 'settings-text-file',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      const { tell } = await asDesktop(page, DESKTOP)
      await page.getByText('cannot be reached').waitFor()
      tell('textFile.changed', {
        ...DESKTOP['textFile.get'](),
        problem: { kind: 'storage', what: 'text-file', detail: 'ENOSPC: no space left on device' },
      })
      await page.getByText('The text file cannot be written').waitFor()
      await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
      await page.getByLabel('Search the settings').fill('privacy')
      await page.getByText('Folder: Meetings 2026').waitFor()
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
      await page.getByRole('meter', { name: 'Your own limit for speech' }).waitFor()
      await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
      await page.getByLabel('Search the settings').fill('cost')
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
      await page.getByRole('meter', { name: 'Your own limit for speech' }).waitFor()
      return { page }
    },
  },
  {
    name: 'settings-shortcuts',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      await asDesktop(page, DESKTOP)
      await page.getByText('cannot be reached').waitFor()
      await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
      await page.getByLabel('Search the settings').fill('tray')
      await page.getByRole('switch', { name: 'Start with the system' }).waitFor()
      await page.getByLabel('Search the settings').fill('')
      await page.getByRole('button', { name: 'Start or stop' }).scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Mute or unmute' }).click()
      return { page }
    },
  },
]
