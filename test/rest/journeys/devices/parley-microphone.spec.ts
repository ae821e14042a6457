import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { MICROPHONE } from '../../../journeys/support/meeting-program.ts'
import { expect, test } from '../../../journeys/support/sound-computer.ts'
import { expectAccessible } from '../../../support/app/expect-accessible.ts'
import { soundServers } from '../../../support/audio/sound-server.ts'
import { fill } from '../../../support/base/fill.ts'

const SPEAKER = 'Parley speech'

/** Level that a meeting program receives from a microphone of this name, from 0 to 1. */
const levelInMeeting = (page: Page, label: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const devices = await navigator.mediaDevices.enumerateDevices()
    const device = devices.find((each) => each.kind === 'audioinput' && each.label === wanted)
    if (device === undefined) return -1
    const audio = { deviceId: { exact: device.deviceId }, echoCancellation: false, noiseSuppression: false }
    const stream = await navigator.mediaDevices.getUserMedia({ audio })
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    let level = 0
    for (let i = 0; i < 20; i += 1) {
      const samples = new Float32Array(analyser.fftSize)
      analyser.getFloatTimeDomainData(samples)
      level = Math.max(level, ...samples)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    for (const track of stream.getTracks()) track.stop()
    await context.close()
    return level
  }, label)

for (const name of soundServers) {
  test.describe(`on ${name}`, () => {
    test.use({ soundServer: name })

    test('one switch makes the microphone of the meeting, speaks into it, and takes it away', async ({
      computer,
    }) => {
      const { server } = computer
      const { page, link, stop } = await computer.open()
      const live = new LivePage(page)
      const dialog = await live.settings('audio')
      const microphone = dialog.getByRole('switch', { name: en.sound.virtual.on })
      await microphone.click()
      await expect(dialog.getByText(fill(en.sound.virtual.choose, { microphone: MICROPHONE }))).toBeVisible()
      await expect(dialog.getByText(fill(en.sound.cable.inUse, { name: SPEAKER }))).toBeVisible()
      await expectAccessible(page)

      const meeting = await (await computer.launch()).newPage()
      await meeting.goto(new URL('/quick.html', link).href)
      expect(await levelInMeeting(meeting, MICROPHONE)).toBeLessThan(0.01)
      const stopTone = server.play('Parley', 440, 'parley_speech')
      await expect.poll(() => levelInMeeting(meeting, MICROPHONE)).toBeGreaterThan(0.2)
      await stopTone()

      await microphone.click()
      await expect(dialog.getByText(fill(en.sound.cable.inUse, { name: SPEAKER }))).toBeHidden()
      await expect.poll(() => server.parleyModules).toEqual([])
      await stop()
    })

    test('one program is chosen as the source, and the devices of a stopped app are gone', async ({
      computer,
    }) => {
      const { server } = computer
      const stopProgram = server.play('Meeting', 440)
      const { page, stop } = await computer.open()
      const dialog = await new LivePage(page).settings('audio')
      await dialog.getByRole('combobox', { name: en.sound.program.label }).click()
      await page.getByRole('option', { name: 'Meeting' }).click()
      await expect(dialog.getByRole('combobox', { name: en.sound.system.device })).toHaveText(
        'Sound of a program (Parley)',
      )
      await expect.poll(() => server.level('parley_program_sound', 440)).toBeGreaterThan(0.1)
      await stop()
      expect(server.parleyModules).toEqual([])
      await stopProgram()
    })

    test('a session that is started before its program is captured waits for the sound, and begins', async ({
      computer,
    }) => {
      const { server } = computer
      const stopProgram = server.play('Meeting', 440)
      const { page, stop } = await computer.open()
      const live = new LivePage(page)
      await page.getByRole('combobox', { name: en.live.source, exact: true }).click()
      await page.getByRole('option', { name: fill(en.live.program, { name: 'Meeting' }) }).click()
      await live.start()
      await live.sees(en.live.status.live)
      await expect.poll(() => server.level('parley_program_sound', 440)).toBeGreaterThan(0.1)
      await live.stop()
      await stop()
      await stopProgram()
    })

    test('one program is a source of a session, by its name', async ({ computer }) => {
      const { server } = computer
      const stopProgram = server.play('Meeting', 440)
      const { page, stop } = await computer.open()
      const source = page.getByRole('combobox', { name: en.live.source, exact: true })
      const program = fill(en.live.program, { name: 'Meeting' })
      await source.click()
      await page.getByRole('option', { name: program }).click()
      await expect(source).toHaveText(program)
      await source.click()
      await expect(
        page.getByRole('option', { name: fill(en.live.microphoneAndProgram, { name: 'Meeting' }) }),
      ).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      // Spoken into the sink of the program, the translation would be translated again.
      const live = new LivePage(page)
      await live.unfoldMore()
      await page.getByRole('combobox', { name: en.sound.translation, exact: true }).click()
      await page.getByRole('option', { name: 'German' }).click()
      await page.getByRole('combobox', { name: en.live.speaker, exact: true }).click()
      await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(1)
      await expect(page.getByRole('option', { name: /Sound of a program/ })).toHaveCount(0)
      await page.keyboard.press('Escape')

      await live.start()
      await live.sees(en.live.status.live)
      await expect.poll(() => server.level('parley_program_sound', 440)).toBeGreaterThan(0.1)
      await stopProgram()
      // A silent program does not end the session.
      await expect.poll(() => server.level('parley_program_sound', 440)).toBeLessThan(0.01)
      await live.sees(new RegExp(`^(${en.live.status.live}|${en.live.status.silent})`))
      await live.stop()

      await source.click()
      await page.getByRole('option', { name: en.live.defaultMicrophone }).click()
      await expect.poll(() => server.parleyModules).toEqual([])
      await stop()
    })
  })
}
