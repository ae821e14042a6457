import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { record } from '../../../../support/audio/recordings.ts'

const LEAVE = 0

test('a live session asks before the app quits, and is ended first', {
  tag: '@shell',
  annotation: because('the dialog and the tray are the desktop’s'),
}, async ({ openApp, simulator }) => {
  const { path } = await record({ name: 'quitting', sentences: ['welcome', 'plan'] })
  const app = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const shell = app.shell!
  const live = new LivePage(app.page)
  const { title } = en.app.leaving.live
  const asked = () => shell.process.evaluate(({ questions }) => questions.map(({ message }) => message))
  await live.start()
  await live.sees(en.live.status.live)
  await shell.chooseInTray(en.menu.roles.quit)
  await expect.poll(asked).toEqual([title])
  // The session goes on, since no button was pressed.
  await live.reads(meeting.welcome.de, 'de')
  await live.goesOn()

  await shell.process.evaluate(({ pressed }, button) => void pressed.push(button), LEAVE)
  await shell.chooseInTray(en.menu.roles.quit)
  expect(await shell.process.ended).toBe(0)
  expect(simulator.sessions[0]).toMatchObject({ isComplete: true, breaches: {} })
})

test('the tray and the keys control the session of a hidden window', {
  tag: '@shell',
  annotation: because('the tray and the keys are the desktop’s'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'from-the-tray', sentences: ['welcome'] })
  const mute = 'CommandOrControl+Shift+F8'
  const app = await openApp({
    microphone: path,
    settings: { audio: UNPROCESSED, desktop: { closesToTray: true }, shortcuts: { mute } },
  })
  const shell = app.shell!
  const live = new LivePage(app.page)
  await live.sees(en.live.status.ready)
  await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  const labels = async () => (await shell.tray()).map(({ label }) => label)
  await shell.chooseInTray(en.live.start)
  await live.reads(meeting.welcome.de, 'de')
  await expect.poll(labels).toContain(en.live.stop)
  expect(await app.page.evaluate(() => document.visibilityState)).toBe('hidden')
  await shell.press(mute)
  await expect.poll(labels).toContain(en.live.unmute)
  await shell.chooseInTray(en.live.stop)
  await live.sees(en.live.status.stopped)
  await expect.poll(labels).toContain(en.live.start)
})
