import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { because } from '../support/hosts.ts'
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

const submit = (dialog: Locator) => dialog.getByRole('button', { name: en.privacy.erase.submit }).click()
const storedBy = (page: Page) => page.evaluate(() => localStorage.length + sessionStorage.length)

test('everything is deleted during a session, once it is confirmed outside the page', {
  tag: '@webhost',
  annotation: because('a desktop starts again, and its page with it'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'delete-all', sentences: ['welcome'] })
  const { page, home, answerQuestion } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  expect(readdirSync(home)).toContain('library.sqlite')
  const dialog = await openDialog(page)
  await expectAccessible(page)
  await submit(dialog)
  await expect(dialog.getByText(en.privacy.erase.inTerminal)).toBeVisible()
  // The session goes on behind the dialog until then.
  await expect(page.locator('header [role=status]')).toHaveText(/^Live/)
  await answerQuestion(true)
  await expect(page.getByRole('heading', { name: en.app.erased.title })).toBeVisible()
  await expect(page.getByText(en.app.erased.close)).toBeVisible()
  await expect(page.getByText(en.app.hostGone.title)).toBeHidden()
  await expectAccessible(page)
  expect(await storedBy(page)).toBe(0)
  await expect.poll(() => readdirSync(home)).toEqual([])
})

test('nothing is deleted unless it is confirmed, and it can be tried again', async ({ openApp }) => {
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

test('another Parley that is open is noticed before anybody is asked', async ({ openApp }) => {
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
