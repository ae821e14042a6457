import { en } from '../../../src/core/product/strings/en.ts'
import { defaultSettings } from '../../../src/core/settings/settings.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { QuickPage } from '../support/quick-page.ts'

const KEYS = String(defaultSettings.shortcuts.quick)

test('the quick window opens by its key with what is selected, translates it, and goes with the translation', {
  tag: '@shell',
  annotation: because('the window, the keys and the selection are the desktop’s'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none', service: 'demo' })
  const shell = app.shell!
  const quick = new QuickPage(await shell.page('quick'))
  const isVisible = async () => (await shell.window('quick'))?.isVisible
  await quick.text.waitFor()
  // A main window that is shown later would take the focus, and hide the quick window.
  await expect.poll(async () => (await shell.window('index'))?.isVisible).toBe(true)
  expect(await isVisible()).toBe(false)
  await shell.select(meeting.green.en)
  await shell.press(KEYS)
  await expect(quick.text).toHaveValue(meeting.green.en)
  await quick.page.keyboard.press('Enter')
  await quick.reads(meeting.green.de)
  expect(await shell.window('quick')).toMatchObject({ isVisible: true, isFocused: true })
  const hasFocus = () => quick.page.evaluate(() => document.hasFocus())
  await expect.poll(hasFocus).toBe(true)

  await quick.page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(isVisible).toBe(false)
  await expect.poll(hasFocus).toBe(false)
  expect(await quick.pasted()).toBe(meeting.green.de)

  // Another window in front hides it, unless it is pinned.
  await shell.press(KEYS)
  await expect.poll(isVisible).toBe(true)
  await shell.chooseInTray(en.quick.openParley)
  await expect.poll(isVisible).toBe(false)
})
