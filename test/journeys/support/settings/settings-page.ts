import type { Locator } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'

const titles = {
  account: en.settings.pages.account,
  captions: en.live.captions,
  audio: en.settings.sound,
  meeting: en.live.meeting.name,
  privacy: en.privacy.title,
  app: en.settings.pages.app,
  network: en.settings.network.title,
  advanced: en.settings.advanced,
}
export type SettingsPage = keyof typeof titles

/** Opens a page of the settings, which are open themselves. */
export const openSettingsPage = (settings: Locator, page: SettingsPage): Promise<void> =>
  settings
    .getByRole('navigation', { name: en.settings.contents })
    .getByRole('button', { name: titles[page], exact: true })
    .click()
