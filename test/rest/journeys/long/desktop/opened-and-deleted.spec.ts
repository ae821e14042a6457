import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'
import { sessionFile } from '../../../../support/sessions/session-file.ts'

test('all data is deleted during a session, once a dialog confirms it, and the app starts as if for the first time', {
  tag: '@shell',
  annotation: because('the dialog and the new start are the desktop’s'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'delete-and-restart', sentences: ['welcome'] })
  const { page, home, call, answerQuestion, ...app } = await openApp({
    microphone: path,
    settings: { audio: UNPROCESSED, appearance: { theme: 'dark' } },
  })
  const shell = app.shell!
  const live = new LivePage(page)
  const notes = join(home, 'notes of the user.txt')
  writeFileSync(notes, '')
  const settings = await live.settings('app')
  await settings.getByRole('switch', { name: en.settings.startup.withSystem }).click()
  const autostart = join(home, 'config of the desktop', 'autostart')
  await expect.poll(() => existsSync(autostart) && readdirSync(autostart).length).toBe(1)
  await page.keyboard.press('Escape')
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await expect.poll(() => call('session.list', {})).toMatchObject({ total: 1 })

  await live.settings('privacy')
  await settings.getByRole('button', { name: en.privacy.erase.button }).click()
  const dialog = page.getByRole('dialog', { name: en.privacy.erase.title })
  await dialog.getByRole('button', { name: en.privacy.erase.button }).click()
  await expect.poll(() => shell.process.evaluate(({ questions }) => questions.length)).toBe(1)
  // The session goes on behind the dialogs until then.
  await live.goesOn()
  await answerQuestion(true)

  const next = new LivePage(await shell.relaunched())
  await next.sees(en.live.status.ready)
  expect(await call('session.list', {})).toMatchObject({ total: 0 })
  expect(await call('settings.get', {})).toMatchObject({
    settings: { appearance: { theme: 'system' }, service: { accounts: [] } },
  })
  expect(readdirSync(autostart)).toEqual([])
  expect(existsSync(notes)).toBe(true)
})

test('a session file is offered by the app that runs, and by the one that it starts', {
  tag: '@shell',
  annotation: because('files are opened by the desktop'),
}, async ({ openApp }) => {
  const { page, home, call, ...app } = await openApp({ microphone: 'none' })
  const shell = app.shell!
  const path = join(home, 'Weekly.parley')
  writeFileSync(path, JSON.stringify(sessionFile(2)))
  const offer = (shown: Page) =>
    shown.getByRole('status').filter({ hasText: fill(en.history.opened.title, { name: 'Weekly.parley' }) })
  const submit = (shown: Page) =>
    shown.getByRole('button', { name: en.history.opened.submit, exact: true }).click()
  await new LivePage(page).sees(en.live.status.ready)
  expect(await shell.startSecond([path])).toBe(0)
  await expect(offer(page)).toContainText('Release meeting')
  expect(await call('session.list', {})).toMatchObject({ total: 0 })
  await submit(page)
  await expect.poll(() => call('session.list', {})).toMatchObject({ total: 1 })

  const next = await shell.restart([path])
  await expect(offer(next)).toContainText('Release meeting')
  await submit(next)
  await expect.poll(() => call('session.list', {})).toMatchObject({ total: 2 })
})
