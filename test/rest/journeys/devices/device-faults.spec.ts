import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import type { SettingsPatch } from '../../../../src/core/settings/settings-patch.ts'
import { UNPROCESSED } from '../../../journeys/support/app.ts'
import { escape } from '../../../journeys/support/keyboard.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { MICROPHONE, theirSource } from '../../../journeys/support/meeting-program.ts'
import { expect, test } from '../../../journeys/support/sound-computer.ts'
import { expectAccessible } from '../../../support/app/expect-accessible.ts'
import { LOUDSPEAKER } from '../../../support/audio/sound-server.ts'
import { fill } from '../../../support/base/fill.ts'

const settings: SettingsPatch = {
  audio: UNPROCESSED,
  voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
  meeting: { isOn: true, theirName: 'Ana', sourceLanguage: 'de', targetLanguages: ['en'] },
}

const HEADSET = 'Headset'

const choose = async (page: Page, option: string | RegExp) => {
  await theirSource(page).click()
  await page.getByRole('option', { name: option }).click()
}
/** Plays a tone in a page, from its first call on. */
const playTone = (page: Page) =>
  page.evaluate(() => {
    const context = new AudioContext()
    const tone = new OscillatorNode(context)
    tone.connect(context.destination)
    tone.start()
  })

test('without a sound server the switch says so, and the microphone is made once there is one', async ({
  computer,
}) => {
  const { server } = computer
  const { page } = await computer.open(settings)
  await server.stop()
  const microphone = page.getByRole('switch', { name: en.sound.virtual.on })
  await microphone.click()
  const alert = page.getByRole('alert').filter({ hasText: en.errors['sound-server'].title['no-server'] })
  await expect(alert).toBeVisible()
  await expectAccessible(page)
  await server.start()
  await expect(page.getByText(fill(en.sound.virtual.choose, { microphone: MICROPHONE }))).toBeVisible()
  await expect(alert).toBeHidden()
  await expect(microphone).toBeChecked()
})

test('without the tools of the sound server it says what to install, guides to a cable, and both sides run', async ({
  computer,
}) => {
  const { server } = computer
  await server.addDefaultMicrophone(HEADSET)
  await server.addMicrophone('Conference')
  const { page } = await computer.open(settings, { PATH: '/nonexistent' })
  const live = new LivePage(page)
  await page.getByRole('switch', { name: en.sound.virtual.on }).click()
  const { title, remedy } = en.errors['sound-server']
  const alert = page.getByRole('alert').filter({ hasText: title['tools-missing'] })
  await expect(alert).toContainText(remedy['tools-missing'])
  await expect(page.getByText(en.meeting.turnOnMicrophone)).toBeHidden()
  await expectAccessible(page)
  const dialog = await live.settings('audio')
  await expect(dialog.getByRole('alert').filter({ hasText: title['tools-missing'] })).toBeVisible()
  await dialog.getByText(en.sound.cable.title).click()
  await expect(dialog.getByText(en.sound.cable.intro)).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, 'Conference')
  await live.start()
  await live.sees(new RegExp(`^(${en.live.status.live}|${en.live.status.silent})`))
  const theirs = page.getByRole('region', { name: fill(en.live.sides.status, { name: 'Ana' }) })
  await expect(theirs.getByRole('status')).toHaveText(
    new RegExp(`^(${en.live.status.live}|${en.live.status.silent})`),
  )
  await expect(
    page.getByRole('region', { name: en.live.messages }).getByText(title['tools-missing']),
  ).toBeVisible()
  await live.stop()
})

test('a session says that nothing is heard once the sound server has stopped', async ({ computer }) => {
  const { server } = computer
  await server.addDefaultMicrophone(HEADSET)
  const tone = server.play('Voice', 440, `${HEADSET}_sound`)
  const { page } = await computer.open({ audio: UNPROCESSED, voice: { targetLanguages: ['de'] } })
  const live = new LivePage(page)
  await live.start()
  await live.sees(en.live.status.live)
  await server.stop()
  await tone()
  await live.sees(new RegExp(`^${en.live.status.silent}`))
  await live.stop()
  await live.sees(en.live.status.stopped)
})

test('the same device on both sides is named before the start, with its remedy', async ({ computer }) => {
  const { server } = computer
  await server.addMicrophone(HEADSET)
  const { page } = await computer.open(settings)
  const notice = page.getByRole('status').filter({ hasText: en.meeting.echo.sameDevice.title })
  await choose(page, HEADSET)
  await expect(notice).toBeHidden()
  await page.getByRole('combobox', { name: en.live.source }).first().click()
  await page.getByRole('option', { name: HEADSET }).click()
  await expect(notice).toContainText(en.meeting.echo.sameDevice.remedy)
})

test('the browser of this page is named as the source of the others, and another browser is not', async ({
  computer,
}) => {
  const { page, link } = await computer.open(settings)
  const other = await (await computer.launch(true)).newPage()
  await other.goto(new URL('/quick.html', link).href)
  const own = await page.context().browser()?.newPage()
  if (own === undefined) throw new Error('the page has no browser')
  await own.goto(new URL('/quick.html', link).href)
  const notice = page
    .getByRole('status')
    .filter({ hasText: fill(en.sound.program.ownBrowser.title, { name: 'Chromium' }) })
  await playTone(other)
  await choose(page, /^App: /)
  await expect(theirSource(page)).toHaveText(/^App: /)
  await expect(notice).toBeHidden()
  await playTone(own)
  await expect
    .poll(async () => {
      await theirSource(page).click()
      await expect(page.getByRole('listbox')).toBeVisible()
      const count = await page.getByRole('option', { name: /^App: / }).count()
      await escape(page.getByRole('listbox'))
      return count
    })
    .toBe(2)
  await theirSource(page).click()
  await page.getByRole('option', { name: /^App: /, selected: false }).click()
  await expect(notice).toContainText(en.sound.program.ownBrowser.remedy)
})

test('a program that stops playing is named, until it goes on', async ({ computer }) => {
  const { server } = computer
  await server.addDefaultMicrophone(HEADSET)
  let program = server.program('Meeting')
  const { page } = await computer.open(settings)
  const live = new LivePage(page)
  await choose(page, 'App: Meeting')
  const quiet = page.getByText(fill(en.sound.program.quiet, { name: 'Meeting' }))
  await expect(quiet).toBeHidden()
  await live.start()
  await live.sees(new RegExp(`${en.live.status.live}|${en.live.status.silent}`))
  await live.unfoldMore()
  await program.end()
  await expect(quiet).toBeVisible()
  program = server.program('Meeting')
  await expect(quiet).toBeHidden()
  await live.stop()
  await program.end()
})

test('a loudspeaker in place of headphones is named while the meeting runs', async ({ computer }) => {
  const { server } = computer
  await server.addDefaultMicrophone(HEADSET)
  const television = ['sink_name=television', 'sink_properties=device.description=HDMI']
  server.pactl('load-module', 'module-null-sink', ...television)
  const { page } = await computer.open(settings)
  const live = new LivePage(page)
  // Perhaps behind the notice that the microphone is silent.
  const notice = page
    .getByRole('status', { includeHidden: true })
    .filter({ hasText: en.meeting.loudspeaker.title })
  await choose(page, HEADSET)
  const startAndStop = async (sees: () => Promise<void>) => {
    await live.start()
    await live.sees(new RegExp(`^(${en.live.status.live}|${en.live.status.silent})`))
    await sees()
    await live.stop()
    await live.sees(en.live.status.stopped)
  }
  await startAndStop(() => expect(notice).toHaveCount(0))
  server.pactl('set-default-sink', 'television')
  await startAndStop(async () => {
    await expect(notice).toContainText(fill(en.meeting.loudspeaker.remedy, { name: 'HDMI' }))
    await expectAccessible(page)
    // Headphones are plugged in, and pulled out again, while the meeting runs.
    server.pactl('set-default-sink', LOUDSPEAKER)
    await expect(notice).toHaveCount(0)
    server.pactl('set-default-sink', 'television')
    await expect(notice).toHaveCount(1)
  })
  await expect(notice).toHaveCount(0)
})

test('a refused microphone is named on its side, and nothing is started', async ({ computer }) => {
  const { server } = computer
  await server.addMicrophone(HEADSET)
  const { page } = await computer.open(settings)
  // A link admits one page: reloaded before it is admitted, it would be turned away.
  const live = new LivePage(page)
  await live.sees(en.live.status.ready)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.reload()
  await live.start()
  // The computer has no sound of the others either, which is said first.
  await page.getByRole('button', { name: /more message/, expanded: false }).click()
  const denied = page.getByRole('alert').filter({ hasText: en.errors.microphone.title.denied })
  await expect(denied.filter({ hasText: en.live.sides.mine })).toBeVisible()
  await live.sees(en.live.status['not-started'])
  await expectAccessible(page)
})
