import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'
import { keepSession } from '../../../../support/sessions/keep-session.ts'
import { CURRENT, VersionRun } from '../../../../support/sessions/library-versions.ts'

const killed = because('the journey kills the app')
const settings = { appearance: { panel: 'history' } } as const
const STARTED_AT = Date.UTC(2026, 10, 23, 12)
const NEW = '00000000-0000-4000-8000-000000000001'

const panel = (page: Page) => page.getByRole('tabpanel', { name: en.history.title })
const sessions = (page: Page) =>
  panel(page).getByRole('list', { name: en.history.title }).getByRole('listitem')
const notice = (page: Page) => page.getByRole('status').filter({ hasText: en.history.newerLibrary.title })

/** A newer version runs on the folder of a host that has ended. */
function runNewer<T>(home: string, work: (run: VersionRun) => T): T {
  const newer = new VersionRun(join(home, 'library.sqlite'), CURRENT + 1)
  try {
    return work(newer)
  } finally {
    newer.close()
  }
}

/** It also changes the settings file, and keeps a copy before. */
function changeSettings(home: string): void {
  const path = join(home, 'settings.json')
  copyFileSync(path, `${path}.copy-1-2026-11-23T10-00-00.000Z`)
  const stored = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...stored, version: 2, captions: { size: 'large' } }))
}

test('an older version says that a newer one’s library was set aside, goes on, and gives all back', {
  tag: '@played',
  annotation: killed,
}, async ({ openApp }) => {
  const { call, kill, comeBack, endHost, home } = await openApp({ microphone: 'none', settings })
  await keepSession(call, { title: 'Before the update', count: 1, startedAt: STARTED_AT - 1_000_000 })
  await kill('host')
  changeSettings(home)
  runNewer(home, (newer) => newer.record(NEW, [], STARTED_AT))

  const page = await comeBack()
  const missing = fill(en.history.newerLibrary.remedy_one, { count: 1, date: 'Nov 23, 2026' })
  await expect(notice(page)).toHaveCount(2)
  for (const each of await notice(page).all()) await expect(each).toContainText(missing)
  await expect(page.getByRole('alert')).toContainText(en.errors.storage.title['newer-settings'])
  await page.getByRole('button', { name: en.live.showInHistory }).click()
  await expect(notice(page)).toHaveCount(1)
  await expect(panel(page).getByText(en.history.newerLibrary.deletion)).toBeVisible()
  await expect(sessions(page)).toHaveCount(1)
  await expect(sessions(page)).toContainText('Before the update')
  await expectAccessible(page)
  await keepSession(call, { title: 'Meanwhile', count: 1, startedAt: STARTED_AT + 1_000_000 })
  await expect(sessions(page)).toHaveCount(2)
  await endHost()

  const titles = runNewer(home, (newer) => [...newer.contents().values()].map(({ title }) => title))
  expect(titles).toEqual(['Meanwhile', '', 'Before the update'])
})

test('a newer version’s library is deleted on request', { tag: '@played', annotation: killed }, async ({
  openApp,
}) => {
  const { call, kill, comeBack, home } = await openApp({ microphone: 'none', settings })
  await keepSession(call, { title: 'Before the update', count: 1, startedAt: STARTED_AT })
  await kill('host')
  runNewer(home, (newer) => newer.record(NEW, [], STARTED_AT))
  const page = await comeBack()
  await page.getByRole('button', { name: en.app.dismiss }).click()
  await expect(notice(page)).toHaveCount(1)
  await panel(page).getByRole('button', { name: en.history.newerLibrary.delete }).click()
  await page
    .getByRole('dialog', { name: en.history.newerLibrary.confirm })
    .getByRole('button', { name: en.history.newerLibrary.delete })
    .click()
  await expect(notice(page)).toBeHidden()
  await expect(panel(page).getByRole('heading', { name: en.history.title })).toBeFocused()
  expect(readdirSync(home).filter((name) => name.includes('.version-'))).toEqual([])
  await expect(sessions(page)).toHaveCount(1)
})
