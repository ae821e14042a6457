import { en } from '../../../src/core/product/strings/en.ts'
import type { UpdatesState } from '../../../src/core/product/updates/updates-calls.ts'
import { RELEASE, UpdatingDesktop } from '../../support/updates/updating-page.ts'
import type { State } from '../state.ts'

type Updates = Partial<Extract<UpdatesState, { isAvailable: true }>>

/** The section of the settings in a state of the updates. */
const section = (name: string, updates: Updates): State => ({
  name: `settings-updates-${name}`,
  reach: async (open) => {
    const { page } = await open({ microphone: 'none' })
    await UpdatingDesktop.on(page, updates)
    await page.getByRole('navigation').getByRole('button', { name: en.settings.title, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: en.settings.title })
    await dialog.getByLabel(en.settings.search).fill(en.updates.title)
    return { page }
  },
})

/** The notice in a state of the updates. */
const notice = (name: string, updates: Updates, title: string): State => ({
  name: `update-notice-${name}`,
  reach: async (open) => {
    const { page } = await open({ microphone: 'none' })
    await UpdatingDesktop.on(page, { release: RELEASE, ...updates })
    await page.getByText(title.replace('{{release}}', 'Parley 1.3.0')).waitFor()
    return { page }
  },
})

/** Updates of the desktop app, with the desktop's answers faked. */
export const updateStates: readonly State[] = [
  section('current', {}),
  section('checking', { work: 'checking' }),
  section('downloading', { work: 'downloading', part: 0.4, release: RELEASE }),
  section('waiting', { isWaiting: true, release: RELEASE }),
  section('ready', { release: RELEASE, isReady: true }),
  section('needs-password', { release: RELEASE, isReady: true, install: 'on-restart' }),
  section('installing', { release: RELEASE, isReady: true, install: 'on-restart', work: 'installing' }),
  section('by-hand', { release: RELEASE, install: 'by-hand' }),
  section('unreachable', { failure: 'unreachable' }),
  section('refused', { failure: 'forged' }),
  section('not-installed', { failure: 'install', release: RELEASE, isReady: true }),
  section('off', { off: 'settings' }),
  section('policy', { off: 'policy' }),
  section('build', { off: 'build' }),
  section('homebrew', { off: 'homebrew' }),
  notice('ready', { isReady: true }, en.updates.notice.ready.title),
  notice('by-hand', { install: 'by-hand' }, en.updates.notice.available),
  {
    name: 'update-news',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      await UpdatingDesktop.on(page, { release: RELEASE, isReady: true })
      await page.getByRole('button', { name: en.updates.news.open }).click()
      await page.getByText(/They stay readable/).waitFor()
      return { page }
    },
  },
]
