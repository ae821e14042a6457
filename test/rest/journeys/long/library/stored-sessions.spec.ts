import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { panel, search, sessions, takeIn, toList } from '../../../../journeys/support/panels/history-panel.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'
import { sessionFile } from '../../../../support/sessions/session-file.ts'

const settings = { appearance: { panel: 'history' } } as const

test('captions are stored, found in another language, corrected, exported and deleted', {
  tag: '@both',
}, async ({ openApp }) => {
  const { path } = await record({ name: 'history', sentences: ['welcome', 'plan'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.plan.de, 'de')
  await live.stop()
  await live.sees(en.live.status.stopped)
  await expect(page.getByText(/^Saved · \d+ s · 2 captions$/)).toBeVisible()
  await page.getByRole('button', { name: en.live.showInHistory }).click()
  await expect(panel(page).getByText(meeting.welcome.en)).toBeVisible()

  await toList(page)
  await expect(sessions(page)).toHaveCount(1)
  const word = meeting.plan.de.split(' ').find((each) => each.length > 8) ?? ''
  await search(page).fill(word.slice(0, 7).toLowerCase())
  await expect(panel(page).getByText(fill(en.history.found_one, { count: 1 }))).toBeVisible()
  await panel(page).locator('mark').first().waitFor()
  await sessions(page).getByRole('button').first().click()
  await expect(panel(page).locator('[aria-current]')).toContainText(meeting.plan.de)

  const editor = panel(page).getByRole('textbox', { name: en.corrections.correctCaption })
  await panel(page).getByRole('button', { name: en.corrections.correctCaption }).first().click()
  await editor.fill('Welcome, all of you.')
  await editor.press('Enter')
  await expect(panel(page).getByText('Welcome, all of you.')).toBeVisible()
  await expect(panel(page).getByText(en.history.caption.changed)).toBeVisible()

  await panel(page).getByRole('button', { name: en.history.session.export }).click()
  const dialog = page.getByRole('dialog', { name: en.history.export.title })
  await dialog.getByRole('combobox', { name: en.history.export.lines }).click()
  await page.getByRole('option', { name: fill(en.history.export.both, { language: 'German' }) }).click()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: en.history.export.submit }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.txt$/)
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('\n', ' ')
  expect(text).toContain('Welcome, all of you.')
  expect(text).toContain(meeting.plan.de.trim().split(' ').slice(0, 3).join(' '))

  await panel(page).getByRole('button', { name: en.history.session.delete }).click()
  await page
    .getByRole('dialog', { name: en.history.confirm.title })
    .getByRole('button', { name: en.history.session.delete })
    .click()
  await expect(panel(page).getByText(/^No results for/)).toBeVisible()
  await search(page).fill('')
  await expect(panel(page).getByText(en.history.empty.title)).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})

test('a session is imported from a file and found in Japanese, and other files are refused', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await expect(panel(page).getByText(en.history.empty.title)).toBeVisible()
  await takeIn(page, { format: 'other' })
  await expect(panel(page).getByRole('alert')).toBeVisible()
  await takeIn(page, sessionFile(3000))
  await expect(panel(page).getByRole('heading', { name: 'Release meeting' })).toBeVisible()
  await expect(
    panel(page).getByText(fill(en.live.notices.stopped.captions_other, { count: '3,000' })),
  ).toBeVisible()
  await toList(page)
  await search(page).fill('計画')
  await expect(panel(page).getByText(fill(en.history.foundMore, { count: 50 }))).toBeVisible()
  await panel(page).getByRole('button', { name: en.history.more }).click()
  await expect(sessions(page)).toHaveCount(100)
  await panel(page)
    .getByRole('list', { name: /^Release meeting/ })
    .getByRole('button')
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
  await panel(page).getByRole('button', { name: en.history.session.details }).click()
  const dialog = page.getByRole('dialog', { name: en.history.session.details })
  await dialog.getByLabel(en.history.session.name).fill('Weekly')
  await dialog.getByLabel(en.history.session.tags).fill('weekly, team')
  await dialog.getByLabel(en.history.session.notes).fill('Nothing new.')
  await dialog.getByRole('button', { name: en.app.save }).click()
  await expect(panel(page).getByRole('heading', { name: 'Weekly' })).toBeVisible()
  await expect(panel(page).getByText('Nothing new.')).toBeVisible()
  await toList(page)
  await takeIn(page, sessionFile(4))
  await toList(page)
  await expect(sessions(page)).toHaveCount(2)
  await search(page).fill('weekly')
  await expect(
    panel(page).getByText(fill(en.history.foundSessions_one, { count: 1 }), { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
  await sessions(page).getByRole('button', { name: 'Weekly' }).click()
  await expect(panel(page).getByText('Nothing new.')).toBeVisible()
  await toList(page)
  await search(page).fill('')
  await panel(page).getByRole('combobox', { name: en.history.tag }).click()
  await page.getByRole('option', { name: 'weekly' }).click()
  await expect(sessions(page)).toHaveCount(1)
  await page.reload()
  await expect(sessions(page)).toHaveCount(2)
})

test('nothing is stored if so chosen, and the page says so', async ({ openApp }) => {
  const { path } = await record({ name: 'history-nothing', sentences: ['welcome'] })
  const { page } = await openApp({
    microphone: path,
    settings: { ...settings, audio: UNPROCESSED, privacy: { retention: 'nothing' } },
  })
  await expect(page.getByText(en.live.empty.retention.nothing)).toBeVisible()
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await live.stop()
  await live.sees(en.live.status.stopped)
  await expect(page.getByText(en.live.notices.stopped.notSaved)).toBeVisible()
  await expect(panel(page).getByText(en.history.empty.notSaved)).toBeVisible()
})

test('history is used with the keyboard alone, in both themes and forced colours', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await expect(panel(page).getByText(en.history.empty.title)).toBeVisible()
  await expectAccessible(page)
  await takeIn(page, sessionFile(40))
  await expect(
    panel(page).getByText(fill(en.live.notices.stopped.captions_other, { count: 40 })),
  ).toBeVisible()
  await expectAccessible(page)
  const press = async (role: 'button', name: string) => {
    await panel(page).getByRole(role, { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await press('button', 'All sessions')
  await search(page).focus()
  await page.keyboard.type('serious')
  await expect(panel(page).getByText(fill(en.history.found_other, { count: 10 }))).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel(page).locator('[aria-current]')).toContainText('Two of them are serious.')
  await expectAccessible(page)
  await press('button', 'Export')
  await expect(page.getByRole('dialog', { name: en.history.export.title })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await press('button', 'Delete')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel(page).getByRole('heading', { name: 'Release meeting' })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})

test('a library that was set aside is reported and can be deleted', async ({ openApp }) => {
  const { page, home } = await openApp({ microphone: 'none' })
  const aside = async () => (await readdir(home)).filter((name) => name.includes('.unreadable-'))
  await writeFile(join(home, 'library.sqlite.unreadable-2026-11-22T02-47-21.303Z'), 'lionword')
  await page.getByRole('navigation').getByRole('button', { name: en.panels.names.history }).click()
  await expect(panel(page).getByText(en.history.damagedLibrary.title)).toBeVisible()
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: en.history.damagedLibrary.delete }).click()
  const confirm = page.getByRole('dialog', { name: en.history.damagedLibrary.confirm })
  await expect(confirm).toContainText(en.history.damagedLibrary.confirmRemedy)
  await expectAccessible(page)
  await confirm.getByRole('button', { name: en.app.cancel }).click()
  expect(await aside()).toHaveLength(1)
  await panel(page).getByRole('button', { name: en.history.damagedLibrary.delete }).click()
  await confirm.getByRole('button', { name: en.history.damagedLibrary.delete }).click()
  await expect(panel(page).getByText(en.history.damagedLibrary.title)).toBeHidden()
  await expect(panel(page).getByRole('heading', { name: en.panels.names.history })).toBeFocused()
  expect(await aside()).toEqual([])
})
