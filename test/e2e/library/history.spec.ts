import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { record } from '../../support/audio/recordings.ts'
import { sessionFile, sessionUpload } from '../../support/sessions/session-file.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { violationsIn } from '../support/heard.ts'
import { LivePage } from '../support/live-page.ts'

const settings = { appearance: { panel: 'history' } } as const
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'History' })
const sessions = (page: Page) => panel(page).getByRole('list', { name: 'History' }).getByRole('listitem')
const search = (page: Page) => panel(page).getByRole('searchbox', { name: 'Search captions, names and tags' })
const toList = (page: Page) => panel(page).getByRole('button', { name: 'All sessions' }).click()
const takeIn = async (page: Page, file: object) => {
  const asked = page.waitForEvent('filechooser')
  await panel(page).getByRole('button', { name: 'Import session' }).click()
  await (await asked).setFiles(sessionUpload(file))
}

test('what was said is kept, found in another language, corrected, exported and deleted', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'history', sentences: ['welcome', 'plan'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  await expect(page.getByText('Sessions stay on this computer until you delete them')).toBeVisible()
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.plan.de, 'de')
  await live.stop()
  await live.sees('Stopped')
  await expect(page.getByText('The session is kept on this computer, in History.')).toBeVisible()
  await expect(page.getByText(/^Stopped · \d+ sec · 2 captions$/)).toBeVisible()
  await page.getByRole('button', { name: 'Show in History' }).click()
  await expect(panel(page).getByText(meeting.welcome.en)).toBeVisible()

  await toList(page)
  await expect(sessions(page)).toHaveCount(1)
  const word = meeting.plan.de.split(' ').find((each) => each.length > 8) ?? ''
  await search(page).fill(word.slice(0, 7).toLowerCase())
  await expect(panel(page).getByText('1 caption found')).toBeVisible()
  await panel(page).locator('mark').first().waitFor()
  await panel(page).getByRole('button', { name: /,/ }).first().click()
  await expect(panel(page).locator('[aria-current]')).toContainText(meeting.plan.de)

  const changeOf = async (line: RegExp | string) => {
    await panel(page)
      .getByRole('button', { name: /^More for the caption of / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: line }).first().click()
  }
  await changeOf(/^Change: /)
  const change = page.getByRole('dialog', { name: 'Change this line' })
  await change.getByLabel('Text').fill('Welcome, all of you.')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(panel(page).getByText('Welcome, all of you.')).toBeVisible()
  await changeOf('Change: Welcome, all of you.')
  await expect(change).toContainText(`As it was heard: ${meeting.welcome.en}`)
  await change.getByRole('button', { name: 'Cancel' }).click()

  await panel(page).getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export this session' })
  await dialog.getByRole('combobox', { name: 'Lines' }).click()
  await page.getByRole('option', { name: 'What was said, and German' }).click()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the file' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.srt$/)
  await expect(
    panel(page)
      .getByRole('status')
      .filter({ hasText: /^Exported/ }),
  ).toContainText(`Saved as ${file.suggestedFilename()}.`)
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('\n', ' ')
  expect(text).toContain('Welcome, all of you.')
  expect(text).toContain(meeting.plan.de.trim().split(' ').slice(0, 3).join(' '))

  await panel(page).getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: 'Delete this session?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(panel(page).getByText(/^No results for/)).toBeVisible()
  await search(page).fill('')
  await expect(panel(page).getByText('No sessions yet')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})

test('a session is taken in from a file, found in Japanese, and what is no session is refused', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await expect(panel(page).getByText('No sessions yet')).toBeVisible()
  await takeIn(page, { format: 'other' })
  await expect(panel(page).getByRole('alert')).toBeVisible()
  await takeIn(page, sessionFile(3000))
  await expect(panel(page).getByRole('heading', { name: 'Release meeting' })).toBeVisible()
  await expect(panel(page).getByText('3,000 captions')).toBeVisible()
  await toList(page)
  await search(page).fill('計画')
  await expect(panel(page).getByText('The latest 50 captions')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Show more' }).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(101)
  await panel(page)
    .getByRole('button', { name: /Release meeting/ })
    .nth(2)
    .click()
  await expect(panel(page).locator('[aria-current] mark')).toHaveText('計画')
  await toList(page)
  await search(page).fill('zzz')
  await expect(panel(page).getByText(/^No results for/)).toBeVisible()
})

test('sessions have names, tags and notes, and are listed by tag', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await takeIn(page, sessionFile(4))
  await panel(page).getByRole('button', { name: 'Name, tags and notes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Name, tags and notes' })
  await dialog.getByLabel('Name').fill('Weekly')
  await dialog.getByLabel('Tags').fill('weekly, team')
  await dialog.getByLabel('Notes').fill('Nothing new.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(panel(page).getByRole('heading', { name: 'Weekly' })).toBeVisible()
  await expect(panel(page).getByText('Nothing new.')).toBeVisible()
  await toList(page)
  await takeIn(page, sessionFile(4))
  await toList(page)
  await expect(sessions(page)).toHaveCount(2)
  await search(page).fill('weekly')
  await expect(panel(page).getByText('1 session found', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await sessions(page).getByRole('button', { name: 'Weekly' }).click()
  await expect(panel(page).getByText('Nothing new.')).toBeVisible()
  await toList(page)
  await search(page).fill('')
  await panel(page).getByRole('combobox', { name: 'Tag' }).click()
  await page.getByRole('option', { name: 'weekly' }).click()
  await expect(sessions(page)).toHaveCount(1)
  await page.reload()
  await expect(sessions(page)).toHaveCount(2)
})

test('nothing is kept where that is chosen, and it is said', async ({ openApp }) => {
  const { path } = await record({ name: 'history-nothing', sentences: ['welcome'] })
  const { page } = await openApp({
    microphone: path,
    settings: { ...settings, audio: UNPROCESSED, privacy: { retention: 'nothing' } },
  })
  await expect(page.getByText('Sessions are not kept.')).toBeVisible()
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await live.stop()
  await live.sees('Stopped')
  await expect(page.getByText('The session is not kept, as you have chosen.')).toBeVisible()
  await expect(panel(page).getByText('You can change that in the settings.')).toBeVisible()
})

test('history is used with the keyboard alone, in both themes and forced colours', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await expect(panel(page).getByText('No sessions yet')).toBeVisible()
  await expectAccessible(page)
  await takeIn(page, sessionFile(40))
  await expect(panel(page).getByText('40 captions')).toBeVisible()
  await expectAccessible(page)
  const press = async (role: 'button', name: string) => {
    await panel(page).getByRole(role, { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await press('button', 'All sessions')
  await search(page).focus()
  await page.keyboard.type('serious')
  await expect(panel(page).getByText('10 captions found')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel(page).locator('[aria-current]')).toContainText('Two of them are serious.')
  await expectAccessible(page)
  await press('button', 'Export')
  await expect(page.getByRole('dialog', { name: 'Export this session' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await press('button', 'Delete')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel(page).getByRole('heading', { name: 'Release meeting' })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})

test('a library that was set aside is said to be here, and deleted by whoever wants that', async ({
  openApp,
}) => {
  const { page, home } = await openApp({ microphone: 'none' })
  const aside = async () => (await readdir(home)).filter((name) => name.includes('.unreadable-'))
  await writeFile(join(home, 'library.sqlite.unreadable-2026-11-22T02-47-21.303Z'), 'lionword')
  await page.getByRole('button', { name: 'Open the panels' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(panel(page).getByText('A damaged library is still here')).toBeVisible()
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Delete the damaged library' }).click()
  const confirm = page.getByRole('dialog', { name: 'Delete the damaged library?' })
  await expect(confirm).toContainText('cannot be recovered')
  await expectAccessible(page)
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  expect(await aside()).toHaveLength(1)
  await panel(page).getByRole('button', { name: 'Delete the damaged library' }).click()
  await confirm.getByRole('button', { name: 'Delete the damaged library' }).click()
  await expect(panel(page).getByText('A damaged library is still here')).toBeHidden()
  await expect(panel(page).getByRole('heading', { name: 'History' })).toBeFocused()
  expect(await aside()).toEqual([])
})
