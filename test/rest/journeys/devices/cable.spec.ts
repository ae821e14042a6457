import type { Locator } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { expect, test } from '../../../journeys/support/sound-computer.ts'
import { expectAccessible } from '../../../support/app/expect-accessible.ts'
import { fill } from '../../../support/base/fill.ts'

const MICROPHONE = 'Parley_microphone'
const { cable } = en.sound

/** Starts the test and waits for its result. */
async function tryIn(dialog: Locator, result: 'arrived' | 'lost'): Promise<void> {
  await dialog.getByRole('button', { name: cable.test.start }).click()
  await expect(dialog.getByRole('progressbar', { name: en.sound.test.level })).toBeVisible()
  await expect(dialog.getByText(fill(cable.test[result], { microphone: MICROPHONE }))).toBeVisible()
}

test('a virtual cable is tried with a tone, which must arrive at its other end', async ({ computer }) => {
  const { server } = computer
  await server.addDefaultMicrophone('Headset')
  const sink = (name: string) =>
    server.pactl(
      'load-module',
      'module-null-sink',
      `sink_name=${name}`,
      `sink_properties=device.description=${name}`,
    )
  const microphone = (master: string) =>
    server
      .pactl(
        'load-module',
        'module-remap-source',
        `master=${master}.monitor`,
        'source_name=cable_microphone',
        `source_properties=device.description=${MICROPHONE}`,
      )
      .trim()
  sink('Parley_cable')
  sink('Elsewhere')
  const right = microphone('Parley_cable')
  const { page, stop } = await computer.open()
  const dialog = await new LivePage(page).settings('audio')
  await dialog.getByText(cable.title).click()

  await tryIn(dialog, 'arrived')
  await expectAccessible(page)
  server.pactl('set-sink-mute', 'Parley_cable', '1')
  await tryIn(dialog, 'lost')
  server.pactl('set-sink-mute', 'Parley_cable', '0')
  await tryIn(dialog, 'arrived')

  // Sound of another source is not taken for the tone.
  server.pactl('unload-module', right)
  microphone('Elsewhere')
  const stopMusic = server.play('Music', 440, 'Elsewhere')
  await expect(dialog.getByRole('button', { name: cable.test.start })).toBeVisible()
  await tryIn(dialog, 'lost')
  await stopMusic()
  await stop()
})
