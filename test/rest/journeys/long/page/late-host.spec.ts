import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { pressAtOnce } from '../../../../journeys/support/panels/late-answers.ts'
import { actOnPreset } from '../../../../journeys/support/settings/presets-menu.ts'
import { fill } from '../../../../support/base/fill.ts'
import { sessionFile } from '../../../../support/sessions/session-file.ts'

const LATE_MS = 2000

test('nothing is deleted before it is said how many sessions that is', {
  tag: '@webhost',
  annotation: because('the web host’s answers are delayed by their words'),
}, async ({ openApp }) => {
  const { page, slowDown } = await openApp({ microphone: 'none' })
  await slowDown(LATE_MS, 'count')
  const settings = await new LivePage(page).settings('privacy')
  const kept = settings.getByRole('combobox', { name: en.privacy.retention })
  await kept.click()
  await page.getByRole('option', { name: en.privacy.retentions['30-days'] }).click()
  const asks = page.getByRole('dialog', { name: en.privacy.confirm.title })
  const submit = asks.getByRole('button', { name: en.privacy.confirm.submit })
  await pressAtOnce(submit)
  await expect(asks.getByRole('alert')).toHaveText(en.privacy.confirm.counting)
  await expect(asks).toContainText(en.privacy.confirm.remedyUncounted)
  await expect(asks).toContainText(fill(en.privacy.confirm.remedy_other, { count: 0 }))
  await submit.press('Enter')
  await expect(kept).toHaveText(en.privacy.retentions['30-days'])
})

test('a preset that is saved before the devices are known remembers them', {
  tag: '@webhost',
  annotation: because('the web host’s answers are delayed by their words'),
}, async ({ openApp }) => {
  const { page, call, slowDown } = await openApp({ microphone: 'none' })
  await slowDown(LATE_MS, 'isSupported')
  await page.getByRole('button', { name: en.live.modes.meeting, exact: true }).click()
  await actOnPreset(page, en.meeting.presets.saveAs)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Weekly')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(en.app.waiting)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await actOnPreset(page, en.meeting.presets.saveAs)
  await dialog.getByRole('textbox').fill('Daily')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const { list } = (await call('settings.get', {})).settings.presets
  expect(list.map(({ name }) => name)).toEqual(['Daily'])
  expect(list[0]?.devices).toBeDefined()
})

test('a file that was opened is imported before its contents are known', {
  tag: '@shell',
  annotation: because('files are opened by the desktop'),
}, async ({ openApp }) => {
  const { page, home, call, shell, slowDown } = await openApp({ microphone: 'none' })
  const path = join(home, 'Weekly.parley')
  writeFileSync(path, JSON.stringify(sessionFile(2)))
  await new LivePage(page).sees(en.live.status.ready)
  await slowDown(LATE_MS, '"captions":2')
  expect(await shell?.startSecond([path])).toBe(0)
  await pressAtOnce(page.getByRole('button', { name: en.history.opened.submit, exact: true }))
  await expect.poll(() => call('session.list', {})).toMatchObject({ total: 1 })
})

test('an item of the menu is answered while a dialog is open', {
  tag: '@shell',
  annotation: because('the menu is the desktop’s'),
}, async ({ openApp }) => {
  const { page, shell } = await openApp({ microphone: 'none' })
  await new LivePage(page).settings()
  await shell?.process.evaluate(
    ({ choose, menus }, label) => choose(menus.at(-1) ?? [], label),
    en.settings.shortcuts.names.startOrStop,
  )
  await expect(page.getByText(en.app.closeDialog)).toBeVisible()
  await expect(page.getByRole('dialog', { name: en.settings.title })).toBeVisible()
})

test('the key of the presets says why it opens none', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await new LivePage(page).sees(en.live.status.ready)
  await page.keyboard.press('ControlOrMeta+Shift+P')
  await expect(page.getByText(en.meeting.presets.noneSaved)).toBeVisible()
})
