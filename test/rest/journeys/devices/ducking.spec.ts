import { en } from '../../../../src/core/product/strings/en.ts'
import type { SettingsPatch } from '../../../../src/core/settings/settings-patch.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { UNPROCESSED } from '../../../journeys/support/app.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { chooseProgram, sentence, untilRead } from '../../../journeys/support/meeting-program.ts'
import { expect, test } from '../../../journeys/support/sound-computer.ts'

const PROGRAM = 'Meeting'
const FULL = 65_536
/** The volume that lowers the amplitude to 0.2. */
const QUIETER = 38_326
const NEAR = 100

/** I read and hear in English what the others say in German. */
const settings: SettingsPatch = {
  audio: UNPROCESSED,
  voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
  meeting: { isOn: true, theirName: 'Ana', isSpoken: true },
}

test('the meeting app is turned down while the translation of the others speaks, and up again', async ({
  computer,
}) => {
  const { server } = computer
  await server.addDefaultMicrophone('headset')
  const program = server.program(PROGRAM)
  const { page } = await computer.open(settings)
  const live = new LivePage(page)
  await chooseProgram(page, PROGRAM)
  const isAt = (volume: number) => () => {
    const volumes = server.volumesOf(PROGRAM)
    return volumes.length > 0 && volumes.every((value) => Math.abs(value - volume) <= NEAR)
  }
  const hear = async (id: 'bugs' | 'green') => {
    const { samples } = await sentence(id, 'de', 'male')
    await untilRead(live, meeting[id].en, 'en', async () => program.say(samples))
  }
  await live.start()
  await live.sees(en.live.status.live)
  expect(isAt(FULL)()).toBe(true)

  const lowered = expect.poll(isAt(QUIETER), { intervals: [300], timeout: 100_000 }).toBe(true)
  await hear('bugs')
  await lowered
  await expect.poll(isAt(FULL)).toBe(true)

  const dialog = await live.settings('meeting')
  const choice = dialog.getByRole('combobox', { name: en.meeting.original.label })
  await expect(choice).toHaveAccessibleDescription(en.meeting.original.hint)
  await choice.click()
  await page.getByRole('option', { name: en.meeting.original.unchanged, exact: true }).click()
  await page.keyboard.press('Escape')
  const volumes = new Set<number>()
  const watching = setInterval(() => {
    for (const volume of server.volumesOf(PROGRAM)) volumes.add(volume)
  }, 300)
  await hear('green')
  // All of the translation has been spoken then.
  await live.stop()
  await live.sees(en.live.status.stopped)
  clearInterval(watching)
  expect([...volumes]).toEqual([FULL])
  await program.end()
})
