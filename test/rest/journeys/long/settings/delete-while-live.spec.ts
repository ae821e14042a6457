import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'

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
  await live.goesOn()
  await answerQuestion(true)
  await expect(page.getByRole('heading', { name: en.app.erased.title })).toBeVisible()
  await expect(page.getByText(en.app.erased.close)).toBeVisible()
  await expect(page.getByText(en.app.hostGone.title)).toBeHidden()
  await expectAccessible(page)
  await expect.poll(() => storedBy(page)).toBe(0)
  await expect.poll(() => readdirSync(home)).toEqual([])
})
