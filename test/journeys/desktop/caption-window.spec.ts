import { en } from '../../../src/core/product/strings/en.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'

const title = en.overlay.title
const lock = en.settings.overlay.lock

test('a locked caption window lets clicks through, until the tray or a key unlocks it', {
  tag: '@shell',
  annotation: because('the window, the tray and the keys are the desktop’s'),
}, async ({ openApp }) => {
  const keys = 'Alt+Shift+L'
  const app = await openApp({
    microphone: 'none',
    settings: { overlay: { isOpen: true }, shortcuts: { overlayLock: keys } },
  })
  const shell = app.shell!
  const page = await shell.page('overlay')
  const grip = page.getByRole('button', { name: en.settings.overlay.resize, exact: true })
  const letsThrough = async () => (await shell.window('overlay'))?.letsClicksThrough
  const item = async (label: string) => (await shell.tray()).find((each) => each.label === label)
  await expect(grip).toBeAttached()
  await expect.poll(() => item(lock)).toMatchObject({ checked: false, enabled: true })
  await page.getByRole('button', { name: lock, exact: true }).click()
  await expect.poll(letsThrough).toBe(true)
  await expect(grip).toBeHidden()
  await expect.poll(() => item(lock)).toMatchObject({ checked: true })
  await shell.chooseInTray(lock)
  await expect.poll(letsThrough).toBe(false)
  await expect(grip).toBeAttached()
  await shell.press(keys)
  await expect.poll(letsThrough).toBe(true)
  await shell.press(keys)
  await expect(grip).toBeAttached()

  await page.getByRole('button', { name: en.menu.roles.close, exact: true }).click()
  await expect.poll(() => shell.window('overlay')).toBeUndefined()
  await expect.poll(() => item(title)).toMatchObject({ checked: false })
  await expect.poll(() => item(lock)).toMatchObject({ enabled: false })
})
