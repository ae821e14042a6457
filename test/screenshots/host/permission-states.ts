import type { Page } from '@playwright/test'
import type { MicrophoneAccess } from '../../../src/core/product/desktop/desktop-calls.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { asDesktop } from '../../support/app/as-desktop.ts'
import type { Open, State } from '../state.ts'

/** Has the browser refuse the microphone, and say so. */
async function refuse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refusal = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    Object.assign(navigator.mediaDevices, { getUserMedia: refusal, getDisplayMedia: refusal })
    const denied = Object.assign(new EventTarget(), { state: 'denied' })
    navigator.permissions.query = () => Promise.resolve(denied) as never
  })
  await page.reload()
  await start(page)
}

const start = async (page: Page) => {
  await page.getByRole('button', { name: en.live.start, exact: true }).click()
  await page.getByRole('alert').or(page.getByText(en.sound.permission.granted.title)).first().waitFor()
}

/** A page of a desktop app, which the system refuses the microphone or the system audio. */
async function onDesktop(open: Open, platform: string, microphone: MicrophoneAccess, input = 'microphone') {
  const { page } = await open({ microphone: 'none', settings: { audio: { input: input as 'microphone' } } })
  await refuse(page)
  const settings = platform === 'linux' ? [] : ['microphone', 'system-audio']
  const { tell } = await asDesktop(page, {
    'app.info': () => ({ version: '1', host: 'electron', platform }),
    'permissions.get': () => ({ microphone, settings }),
  })
  return { page, allow: () => tell('permissions.changed', { microphone: 'granted', settings }) }
}

const denied = (
  name: string,
  ...[platform, microphone, input]: Parameters<typeof onDesktop> extends [Open, ...infer R] ? R : never
): State => ({
  name: `denied-${name}`,
  reach: async (open) => {
    const { page } = await onDesktop(open, platform, microphone, input)
    await start(page)
    return { page }
  },
})

/** The microphone before it is allowed, when it is denied, and when it is allowed at last. */
export const permissionStates: readonly State[] = [
  {
    name: 'first-start-asks',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', service: 'demo' })
      await page.addInitScript(() => {
        const undecided = Object.assign(new EventTarget(), { state: 'prompt' })
        navigator.permissions.query = () => Promise.resolve(undecided) as never
      })
      await page.reload()
      await page.getByText(en.live.empty.permission.browser).waitFor()
      return { page }
    },
  },
  {
    name: 'denied-browser',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      await refuse(page)
      return { page }
    },
  },
  denied('macos', 'darwin', 'denied'),
  denied('macos-system-audio', 'darwin', 'granted', 'system'),
  denied('windows', 'win32', 'denied'),
  denied('linux', 'linux', 'denied'),
  denied('restricted', 'darwin', 'restricted'),
  {
    name: 'denied-and-allowed',
    reach: async (open) => {
      const { page, allow } = await onDesktop(open, 'darwin', 'denied')
      await start(page)
      allow()
      await page.getByText(en.sound.permission.granted.title).waitFor()
      return { page }
    },
  },
  {
    name: 'settings-data-folder',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      await asDesktop(page, {
        'app.info': () => ({ version: '1', host: 'electron', platform: 'linux' }),
        'data.folder': () => ({ path: '~/.config/Parley', canOpen: true }),
      })
      await page.getByRole('navigation').getByRole('button', { name: en.settings.title }).click()
      await page.getByRole('button', { name: en.privacy.title, exact: true }).click()
      await page.getByRole('button', { name: en.privacy.folder.open }).waitFor()
      return { page }
    },
  },
]
