import { asDesktop } from '../support/as-desktop.ts'
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
