import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { OverlayPage } from '../../../../journeys/support/overlay-page.ts'
import { record } from '../../../../support/audio/recordings.ts'

const title = en.overlay.title

test('the caption window is resized by its corner and the arrow keys, and comes back as it was', {
  tag: '@shell',
  annotation: because('the window is the desktop’s'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none', settings: { overlay: { isOpen: true } } })
  const shell = app.shell!
  const page = await shell.page('overlay')
  const grip = page.getByRole('button', { name: en.settings.overlay.resize, exact: true })
  const size = async () => {
    const { width = 0, height = 0 } = (await shell.window('overlay'))?.bounds ?? {}
    return [width, height]
  }
  await grip.waitFor()
  const [width = 0, height = 0] = await size()
  await grip.press('ArrowRight')
  await grip.press('ArrowUp')
  await expect.poll(size).toEqual([width + 20, height - 20])
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width + 20, height - 20])
  const box = await grip.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 4]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y - 20, { steps: 3 })
  await page.mouse.up()
  await expect.poll(size).toEqual([width - 40, height - 40])
  // The place is stored a moment after the last change.
  const stored = async () => (await app.call('settings.get', {})).settings.overlay.places[0]?.bounds
  await expect.poll(stored).toMatchObject({ width: width - 40, height: height - 40 })
  await app.restart()
  await shell.page('overlay')
  await expect.poll(size).toEqual([width - 40, height - 40])
})

test('the caption window shows a live session without taking the focus, and survives a crash of its page', {
  tag: '@shell',
  annotation: because('the window and its crash are the desktop’s'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'desktop-overlay', sentences: ['welcome', 'plan'] })
  const app = await openApp({
    microphone: path,
    settings: { audio: UNPROCESSED, voice: { sourceLanguage: 'en', targetLanguages: ['de'] } },
  })
  const shell = app.shell!
  const live = new LivePage(app.page)
  await live.start()
  await shell.chooseInTray(title)
  const overlay = new OverlayPage(await shell.page('overlay'))
  await expect.poll(async () => (await shell.window('overlay'))?.isVisible).toBe(true)
  expect((await shell.window('overlay'))?.isFocused).toBe(false)
  expect((await shell.window('index'))?.isFocused).toBe(true)
  await overlay.reads(meeting.welcome.de, 'de')
  await shell.process.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows().find(({ loaded }) =>
      loaded.at(-1)?.endsWith('overlay.html'),
    )?.webContents
    const isBack = new Promise((resolve) => contents?.once('did-finish-load', resolve))
    contents?.forcefullyCrashRenderer()
    await isBack
  })
  await expect.poll(async () => (await shell.window('overlay'))?.isVisible).toBe(true)
  await live.reads(meeting.plan.de, 'de')
})
