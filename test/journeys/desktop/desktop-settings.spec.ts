import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { en } from '../../../src/core/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'

const TAKEN = 'CommandOrControl+Shift+Space'

test('a shortcut that another program has is reported, and one that is recorded works in every program', {
  tag: '@shell',
  annotation: because('the keys are the desktop’s'),
}, async ({ openApp }) => {
  const app = await openApp({
    microphone: 'none',
    settings: { shortcuts: { quick: TAKEN } },
    takenKeys: [TAKEN],
  })
  const { page } = app
  const shell = app.shell!
  const { shortcuts } = en.settings
  const broken = fill(shortcuts.broken, { name: 'Quick translation', keys: 'Ctrl+Shift+Space' })
  await expect(page.getByText(broken)).toBeVisible()
  await page
    .getByRole('region', { name: en.live.messages })
    .getByRole('button', { name: en.settings.title })
    .click()
  const dialog = page.getByRole('dialog', { name: en.settings.title })
  const keys = dialog.getByRole('button', { name: 'Quick translation Ctrl+Shift+Space' })
  await expect(keys).toHaveAccessibleDescription(shortcuts.problems.taken)
  await keys.click()
  await expect(dialog.getByText(shortcuts.press)).toBeVisible()
  const isSuspended = () => shell.process.evaluate(({ globalShortcut }) => globalShortcut.isSuspended())
  await expect.poll(isSuspended).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isSuspended).toBe(false)
  await expect(dialog).toBeVisible()
  await keys.click()
  await expect.poll(isSuspended).toBe(true)
  await page.keyboard.press('Alt+Shift+K')
  await expect(dialog.getByRole('button', { name: 'Quick translation Alt+Shift+K' })).toBeVisible()
  await expect(page.getByText(broken)).toBeHidden()
  await expect.poll(isSuspended).toBe(false)
  await shell.press('Alt+Shift+K')
  await expect.poll(async () => (await shell.window('quick'))?.isVisible).toBe(true)

  const next = await app.restart()
  await new LivePage(next).sees(en.live.status.ready)
  await shell.press('Alt+Shift+K')
  await expect.poll(async () => (await shell.window('quick'))?.isFocused).toBe(true)
})

test('Parley starts at login hidden in the tray, and stays there when its window is closed', {
  tag: '@shell',
  annotation: because('login, tray and windows are the desktop’s'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none' })
  const shell = app.shell!
  const dialog = await new LivePage(app.page).settings()
  const { startup } = en.settings
  for (const name of [startup.withSystem, startup.tray]) {
    await dialog.getByRole('switch', { name }).click()
    await expect(dialog.getByRole('switch', { name })).toBeChecked()
  }
  const folder = join(app.home, 'config of the desktop', 'autostart')
  const [entry = ''] = await readdir(folder)
  expect(await readFile(join(folder, entry), 'utf8')).toMatch(/^Exec=.*"--at-login"$/m)

  const isVisible = async () => (await shell.window('index'))?.isVisible
  await shell.restart(['--at-login'])
  await shell.page('quick')
  expect(await isVisible()).toBe(false)
  await shell.chooseInTray(en.menu.tray.open)
  expect(await isVisible()).toBe(true)
  await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  expect(await isVisible()).toBe(false)
  await shell.chooseInTray(en.menu.tray.quit)
  expect(await shell.process.ended).toBe(0)
})

test('a text file grows with a session in the folder that is chosen for it', {
  tag: '@shell',
  annotation: because('the dialog is the desktop’s'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'text-file', sentences: ['welcome'] })
  const app = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const folder = join(app.home, 'Meetings')
  await mkdir(folder)
  const live = new LivePage(app.page)
  const dialog = await live.settings()
  const isOn = dialog.getByRole('switch', { name: en.privacy.textFile.on })
  await expect(isOn).not.toBeChecked()
  await Promise.all([app.shell!.giveFiles([folder]), isOn.click()])
  await expect(isOn).toBeChecked()
  await expect(dialog.getByText(fill(en.privacy.textFile.folder, { name: 'Meetings' }))).toBeVisible()
  await expectAccessible(app.page)
  await app.page.keyboard.press('Escape')
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  const text = async () => {
    const [name = ''] = await readdir(folder)
    return name === '' ? '' : readFile(join(folder, name), 'utf8')
  }
  await expect.poll(text).toContain(meeting.welcome.en.trim())
})
