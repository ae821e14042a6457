import type { Locator, Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { expect } from './app.ts'
import { LivePage } from './live-page.ts'

export const doctor = (page: Page) => page.getByRole('dialog', { name: en.doctor.title })
export const row = (dialog: Locator, name: string) =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByText(name, { exact: true }) })
export const again = (dialog: Locator) => dialog.getByRole('button', { name: en.doctor.again })

/** Opens the connection check from the settings and waits until it has finished. */
export async function examine(page: Page): Promise<Locator> {
  const settings = await new LivePage(page).settings('network')
  await settings.getByRole('button', { name: en.app.checkConnection }).click()
  const dialog = doctor(page)
  await expect(again(dialog)).toBeVisible({ timeout: 60_000 })
  return dialog
}

/** Expects that the microphone is the only fault found, with this explanation. */
export async function findsMicrophoneFault(dialog: Locator, title: string): Promise<void> {
  await expect(row(dialog, en.doctor.checks.microphone)).toContainText(en.doctor.statuses.failed)
  await expect(row(dialog, en.doctor.checks.microphone)).toContainText(title)
  await expect(dialog.getByText(fill(en.doctor.faults_one, { count: 1 }), { exact: true })).toBeVisible()
}
