import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'

/** Opens the dialog that says what is deleted. */
async function openDialog(page: Page): Promise<Locator> {
  const settings = await new LivePage(page).settings()
  await settings.getByRole('searchbox').fill('delete all data')
  await settings.getByRole('button', { name: en.privacy.erase.button }).click()
  const dialog = page.getByRole('dialog', { name: en.privacy.erase.title })
  await expect(dialog).toContainText(en.privacy.erase.remedy)
  return dialog
}

const submit = (dialog: Locator) => dialog.getByRole('button', { name: en.privacy.erase.button }).click()

test('nothing is deleted unless it is confirmed, and it can be tried again', { tag: '@both' }, async ({
  openApp,
}) => {
  const { page, home, answerQuestion } = await openApp({ microphone: 'none' })
  const dialog = await openDialog(page)
  await submit(dialog)
  await answerQuestion(false)
  await expect(dialog.getByRole('alert')).toContainText(en.errors['not-confirmed'].remedy.declined)
  await dialog.getByRole('button', { name: en.app.cancel }).click()
  await expect(dialog).toBeHidden()
  expect(readdirSync(home)).toContain('settings.json')
  await page.getByRole('button', { name: en.privacy.erase.button }).click()
  await expect(dialog.getByRole('alert')).toBeHidden()
})

test('another Parley that is open is noticed before anybody is asked', { tag: '@both' }, async ({
  openApp,
}) => {
  const { page, home } = await openApp({ microphone: 'none' })
  const other = await startWebhost({ PARLEY_HOME: home, PARLEY_KEY: '' })
  const dialog = await openDialog(page)
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toContainText(
    fill(en.errors.storage.remedy['data-in-use'], { users: en.errors.storage.users.webhost }),
  )
  await other.stop()
  expect(readdirSync(home)).toContain('settings.json')
})
