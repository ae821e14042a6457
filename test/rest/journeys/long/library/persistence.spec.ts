import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'
import {
  type DiskTrouble,
  fullDisk,
  lockedLibrary,
  occupiedPlace,
  readOnlyFolder,
} from '../../../../support/network-faults/disk-trouble.ts'
import { acknowledgedIn } from '../../../../support/sessions/acknowledged.ts'
import { keepSession } from '../../../../support/sessions/keep-session.ts'

const settings = { audio: UNPROCESSED, appearance: { panel: 'history' } } as const
const panel = (page: Page) => page.getByRole('tabpanel', { name: en.panels.names.history })
/** Names the disk fault in the report: which one is used depends on what the system allows. */
function by(disk: DiskTrouble): DiskTrouble {
  test.info().annotations.push({ type: 'by', description: disk.way })
  return disk
}
const notSaved = (page: Page) => page.getByRole('alert').filter({ hasText: en.live.notices.notSaved.title })

test('an unwritable library is reported at once, and is complete once it can be written', {
  tag: '@both',
}, async ({ openApp, host }) => {
  const disk = by(host === 'electron' ? occupiedPlace : readOnlyFolder)
  const { path } = await record({ name: 'not-saved', sentences: ['welcome', 'plan', 'search'] })
  const { page, spoilDisk } = await openApp({ microphone: path, settings, disk })
  const mend = spoilDisk()
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await expect(notSaved(page)).toContainText(en.live.notices.notSaved.remedy)
  await expect(page.getByText(/^\d waiting$/)).toBeVisible()
  await live.goesOn()
  await live.reads(meeting.plan.de, 'de')
  mend()
  await expect(notSaved(page)).toBeHidden()
  await live.stop()
  await live.sees(en.live.status.stopped)
  await page.getByRole('button', { name: en.live.showInHistory }).click()
  for (const { en: said } of [meeting.welcome, meeting.plan])
    await expect(panel(page).getByText(said)).toBeVisible()
})

test('a full disk is reported at once, and the session continues until there is space', async ({
  openApp,
  host,
}) => {
  const disk = by(host === 'electron' ? lockedLibrary : fullDisk)
  const { path } = await record({ name: 'full-disk', sentences: ['welcome', 'plan', 'search'] })
  const { page, spoilDisk } = await openApp({ microphone: path, settings, disk })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await expect(panel(page).getByText(meeting.welcome.en)).toBeVisible()
  await expect(notSaved(page)).toBeHidden()
  const mend = spoilDisk()
  await expect(notSaved(page)).toBeVisible()
  await live.goesOn()
  await live.reads(meeting.plan.de, 'de')
  await expect(notSaved(page)).toBeVisible()
  mend()
  await expect(notSaved(page)).toBeHidden()
  await live.stop()
  await live.sees(en.live.status.stopped)
  await page.getByRole('button', { name: en.live.showInHistory }).click()
  for (const { en: said } of [meeting.welcome, meeting.plan])
    await expect(panel(page).getByText(said)).toBeVisible()
})

for (const killed of ['browser', 'browser and host'] as const)
  test(`no acknowledged caption is missing after a session was interrupted: ${killed}`, {
    tag: ['@played', '@both'],
    annotation: because('the journey kills the app'),
  }, async ({ openApp }) => {
    const { path } = await record({ name: 'killed', sentences: ['welcome', 'plan', 'search'] })
    const app = await openApp({ microphone: path, ownsBrowser: true, settings })
    const { page, kill, comeBack } = app
    const acknowledged = await acknowledgedIn(app)
    const live = new LivePage(page)
    // Waits until the page has been admitted before reloading it.
    await expect(page.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
    await page.reload()
    await live.start()
    // Any captions count: a busy computer may drop some speech.
    await expect.poll(() => acknowledged.size).toBeGreaterThan(1)
    // Each repetition kills the browser at a different time.
    await page.waitForTimeout(230 * test.info().repeatEachIndex)
    await kill('browser')
    if (killed !== 'browser') await kill('host')
    const kept = [...acknowledged]

    const next = await comeBack()
    const notice = next.getByRole('status').filter({ hasText: en.live.notices.recovered.title })
    await expect(notice).toBeVisible()
    const [, count = ''] = /(\d+) captions were saved/.exec(await notice.innerText()) ?? []
    expect(Number(count)).toBeGreaterThanOrEqual(kept.length)
    await next.getByRole('button', { name: /^Show / }).click()
    await expect(notice).toBeHidden()
    for (const [, text] of kept) await expect(panel(next).getByText(text.trim()).first()).toBeVisible()
    await expect(panel(next).getByText(en.live.breaksOff)).toBeVisible()
    await next.reload()
    await expect(panel(next)).toBeVisible()
    await expect(notice).toBeHidden()
  })

test('an interrupted session is reported until another one starts', {
  tag: '@played',
  annotation: because('the journey ends the app and starts it again'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'interrupted', sentences: ['welcome'] })
  const { call, restart } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const told = { title: 'Weekly', count: 2, startedAt: Date.UTC(2026, 10, 21, 9, 30), isLive: true }
  await keepSession(call, told)
  const page = await restart()
  const notice = page.getByRole('status').filter({ hasText: en.live.notices.recovered.title })
  await expect(notice).toContainText(fill(en.live.notices.recovered.remedy_other, { count: 2 }))
  const live = new LivePage(page)
  await live.start()
  await expect(notice).toBeHidden()
  await live.goesOn()
  await live.stop()
  await live.sees(en.live.status.stopped)
  await expect(notice).toBeHidden()
})
