import type { Page } from '@playwright/test'
import type { MicrophoneAccess, PermissionsState } from '../../../src/core/product/desktop/desktop-calls.ts'
import { asDesktop } from '../../support/app/as-desktop.ts'

/** Counts how often the page asks for the microphone, and refuses it as a browser does. */
export async function refuseMicrophone(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let asked = 0
    Object.assign(globalThis, { timesAsked: () => asked })
    navigator.mediaDevices.getUserMedia = () => {
      asked += 1
      return Promise.reject(new DOMException('no', 'NotAllowedError'))
    }
    navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.reload()
  return () => page.evaluate(() => (globalThis as unknown as { timesAsked: () => number }).timesAsked())
}

/** A page of a desktop whose system tells what it allows, and opens its settings. */
export async function onDesktop(page: Page, platform: string, microphone: MicrophoneAccess) {
  const opened: unknown[] = []
  const settings: PermissionsState['settings'] =
    platform === 'darwin' ? ['microphone', 'system-audio'] : platform === 'win32' ? ['microphone'] : []
  await refuseMicrophone(page)
  await page.context().grantPermissions(['microphone'])
  const { tell } = await asDesktop(page, {
    'app.info': () => ({ version: '1', host: 'electron', platform }),
    'permissions.get': () => ({ microphone, settings }),
    'permissions.openSettings': (input) => {
      opened.push(input)
      return {}
    },
  })
  return { opened, allow: () => tell('permissions.changed', { microphone: 'granted', settings }) }
}
