import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { AppError } from '../../../../../src/core/base/errors.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { dropAll, failureOf, panel, sessions } from '../../../../journeys/support/panels/history-panel.ts'
import { asDesktop, type Tell } from '../../../../support/app/as-desktop.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import type { App } from '../../../../support/app/open-app.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'
import { hostileSessionFiles } from '../../../../support/sessions/hostile-session-files.ts'
import { meetingFile, sessionFile } from '../../../../support/sessions/session-file.ts'

const settings = { appearance: { panel: 'history' } } as const
const heading = (page: Page, name: string) => panel(page).getByRole('heading', { name })

const choose = async (page: Page, name: string, content: string) => {
  const asked = page.waitForEvent('filechooser')
  await panel(page).getByRole('button', { name: en.history.import }).click()
  await (await asked).setFiles({ name, mimeType: '', buffer: Buffer.from(content) })
}
const drop = (page: Page, name: string, content: string) => dropAll(page, { name, content })

test('a session is saved as a Parley file, and chosen or dropped again', {
  tag: ['@played', '@both'],
  annotation: because('the journey takes the file without a dialog of the system'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await choose(page, 'meeting.json', JSON.stringify(sessionFile(3)))
  await panel(page).getByRole('button', { name: en.history.session.export }).click()
  const dialog = page.getByRole('dialog', { name: en.history.export.title })
  await dialog.getByRole('combobox', { name: en.history.export.format }).click()
  await page.getByRole('option', { name: en.history.export.formats.parley }).click()
  await expect(dialog.getByText(en.history.export.completeHint)).toBeVisible()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: en.history.export.submit }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('Release meeting.parley')
  const text = await readFile(await saved.path(), 'utf8')
  expect(JSON.parse(text)).toEqual(sessionFile(3))

  for (const take of [choose, drop]) {
    await panel(page).getByRole('button', { name: en.history.session.back }).click()
    await take(page, 'Release meeting.parley', text)
    await expect(heading(page, 'Release meeting')).toBeVisible()
  }
  await panel(page).getByRole('button', { name: en.history.session.back }).click()
  await expect(sessions(page)).toHaveCount(3)
})

test('a dropped file that is no session is refused, and nothing is imported', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await expect(panel(page).getByText(en.history.empty.title)).toBeVisible()
  for (const [, text] of hostileSessionFiles.slice(0, 4)) {
    await drop(page, 'evil.parley', text)
    const alert = failureOf(page, 'evil.parley')
    await expect(alert).toBeVisible()
    await panel(page).getByRole('button', { name: en.app.dismiss }).click()
    await expect(alert).toBeHidden()
  }
  await expect(panel(page).getByText(en.history.empty.title)).toBeVisible()
})

/** A file that the host has read: its handle. */
async function read({ call }: App, name: string, content: string): Promise<string> {
  const data = Buffer.from(content)
  const { id } = await call('file.begin', { name, bytes: data.length })
  await call('file.append', { id, offset: 0, data })
  await call('file.end', { id })
  return id
}

const onPlayedDesktop = because('the journey plays the host that has read a file')

/** Opens a file with the desktop app: its host has read it, and tells the page. */
async function openWith(app: App, name: string, content: string | AppError, tell: Tell) {
  if (typeof content !== 'string') return tell('session.opened', { name, error: content })
  const { page } = app
  const start = page.getByRole('button', { name: en.live.start, exact: true })
  await start.or(page.getByRole('button', { name: en.live.stop })).waitFor()
  return tell('session.opened', { name, file: await read(app, name, content) })
}
const importButton = (page: Page) => page.getByRole('button', { name: en.history.opened.submit, exact: true })

test('a file that is opened with the app is shown before it is imported', {
  tag: ['@played', '@both'],
  annotation: onPlayedDesktop,
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none' })
  const { page } = app
  const { tell } = await app.answerCalls({})
  await openWith(app, 'Weekly.parley', JSON.stringify(meetingFile()), tell)
  const notice = page
    .getByRole('status')
    .filter({ hasText: fill(en.history.opened.title, { name: 'Weekly.parley' }) })
  await expect(notice).toContainText('Meeting with Ana')
  await expect(notice).toContainText('Ana & team')
  await expect(notice).toContainText(fill(en.live.notices.stopped.captions_other, { count: 3 }))
  await expectAccessible(page)
  expect(await app.call('session.list', {})).toMatchObject({ total: 0 })
  await importButton(page).click()
  await expect(heading(page, 'Meeting with Ana')).toBeVisible()
  await expect(notice).toBeHidden()

  await openWith(app, 'Weekly.parley', JSON.stringify(sessionFile(1)), tell)
  await page.getByRole('button', { name: en.app.dismiss }).click()
  await expect(importButton(page)).toHaveCount(0)
  expect(await app.call('session.list', {})).toMatchObject({ total: 1 })
})

test('a file that the app is started with is offered, although nothing is on the page yet', {
  tag: '@webhost',
  annotation: because('a fake desktop tells its page at a moment of its own'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none' })
  const file = await read(app, 'Weekly.parley', JSON.stringify(sessionFile(1)))
  let isTold = false
  await asDesktop(app.page, {
    // The page reports before it asks for its settings: it shows nothing yet.
    'desktop.reportLive': (_report, tell) => {
      if (!isTold) tell('session.opened', { name: 'Weekly.parley', file })
      isTold = true
      return {}
    },
  })
  await importButton(app.page).click()
  await expect(heading(app.page, 'Release meeting')).toBeVisible()
})

test('an opened file does not disturb a live session', {
  tag: ['@played', '@both'],
  annotation: onPlayedDesktop,
}, async ({ openApp }) => {
  const { path } = await record({ name: 'opened', sentences: ['welcome'] })
  const app = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const { page } = app
  const { tell } = await app.answerCalls({})
  const live = new LivePage(page)
  await live.start()
  await live.goesOn()
  await openWith(app, 'Weekly.parley', JSON.stringify(sessionFile(2)), tell)
  await importButton(page).click()
  await expect(page.getByText(fill(en.history.opened.done, { name: 'Release meeting' }))).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await live.goesOn()
  await page.getByRole('button', { name: en.live.showInHistory }).click()
  await expect(heading(page, 'Release meeting')).toBeVisible()
})

test('an opened file that cannot be read or is no session is named, and not imported', {
  tag: '@played',
  annotation: onPlayedDesktop,
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none' })
  const { page } = app
  const { tell } = await app.answerCalls({})
  await page.getByRole('button', { name: en.live.start, exact: true }).waitFor()
  const failed = failureOf(page, 'a.parley')
  const detail = 'EACCES: permission denied'
  await openWith(app, 'a.parley', { kind: 'storage', what: 'document', detail }, tell)
  await expect(failed).toContainText(detail)
  await page.getByRole('button', { name: en.app.dismiss }).click()
  for (const [, text] of hostileSessionFiles.slice(0, 6)) {
    await openWith(app, 'a.parley', text, tell)
    await expect(failed).toBeVisible()
    await expect(importButton(page)).toHaveCount(0)
    await page.getByRole('button', { name: en.app.dismiss }).click()
    await expect(failed).toBeHidden()
  }
  expect(await app.call('session.list', {})).toMatchObject({ total: 0 })
})
