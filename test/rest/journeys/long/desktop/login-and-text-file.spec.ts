import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'

test('Parley starts at login hidden in the tray, and stays there when its window is closed', {
  tag: '@shell',
  annotation: because('login, tray and windows are the desktop’s'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none' })
  const shell = app.shell!
  const dialog = await new LivePage(app.page).settings('app')
  const { startup } = en.settings
  for (const name of [startup.withSystem, startup.tray]) {
    await dialog.getByRole('switch', { name }).click()
    await expect(dialog.getByRole('switch', { name })).toBeChecked()
  }
  const folder = join(app.home, 'config of the desktop', 'autostart')
  const entry = async () => {
    const [name = ''] = await readdir(folder).catch(() => [])
    return name === '' ? '' : readFile(join(folder, name), 'utf8')
  }
  await expect.poll(entry).toMatch(/^Exec=.*"--at-login"$/m)

  const isVisible = async () => (await shell.window('index'))?.isVisible
  await shell.restart(['--at-login'])
  await shell.page('quick')
  expect(await isVisible()).toBe(false)
  await shell.chooseInTray(en.quick.openParley)
  await expect.poll(isVisible).toBe(true)
  await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await expect.poll(isVisible).toBe(false)
  await shell.chooseInTray(en.menu.roles.quit)
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
  const dialog = await live.settings('privacy')
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
