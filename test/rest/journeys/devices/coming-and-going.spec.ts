import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { UNPROCESSED } from '../../../journeys/support/app.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { expect, test } from '../../../journeys/support/sound-computer.ts'
import type { TestSoundServer } from '../../../support/audio/sound-server.ts'
import { fill } from '../../../support/base/fill.ts'

const HEADSET = 'Headset'
const DESK = 'Desk'

const choose = async (page: Page, list: string, option: string) => {
  await page.getByRole('combobox', { name: list }).first().click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The number of streams that play into a sink. */
const playing = (server: TestSoundServer, sink: string): number => {
  const rows = (kind: string) =>
    server
      .pactl('list', 'short', kind)
      .split('\n')
      .map((line) => line.split('\t'))
  const index = rows('sinks').find(([, name]) => name === sink)?.[0]
  return rows('sink-inputs').filter(([, on]) => on === index).length
}

test('a microphone that only the sound server knows is missed and taken again, and the list knows', async ({
  computer,
}) => {
  const { server } = computer
  await server.addDefaultMicrophone(DESK)
  const { page } = await computer.open({
    audio: UNPROCESSED,
    voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
  })
  const live = new LivePage(page)
  const source = page.getByRole('combobox', { name: en.live.source }).first()
  // Reveals the names of the devices.
  await live.start()
  await live.sees(new RegExp(`^(${en.live.status.live}|${en.live.status.silent})`))
  await live.unfoldMore()

  let unplug = await server.addMicrophone(HEADSET)
  await choose(page, en.live.source, HEADSET)
  const tone = server.play('Voice', 440, `${DESK}_sound`)
  const messages = page.getByRole('region', { name: en.live.messages })
  const replaced = messages.getByText(fill(en.live.notices.microphoneReplaced.title, { name: HEADSET }))
  await live.sees(new RegExp(`^${en.live.status.silent}`))

  unplug()
  await expect(replaced).toBeVisible()
  await live.sees(en.live.status.live)
  await expect(source).toHaveText(fill(en.live.notConnected, { name: HEADSET }))

  unplug = await server.addMicrophone(HEADSET)
  await expect(replaced).toBeHidden()
  await expect(source).toHaveText(HEADSET)
  // The desk speaks on, and is not heard.
  await live.sees(new RegExp(`^${en.live.status.silent}`))
  await tone()
  unplug()
  await expect(replaced).toBeVisible()
  await live.stop()
})

test('a speaker that only the sound server knows is missed and taken again', async ({ computer }) => {
  const { server } = computer
  await server.addDefaultMicrophone(DESK)
  const connect = () =>
    server.load('module-null-sink', `sink_name=${HEADSET}`, `sink_properties=device.description=${HEADSET}`)
  let unplug = connect()
  const { page } = await computer.open({
    audio: UNPROCESSED,
    voice: { sourceLanguage: 'en', targetLanguages: ['de'], spokenLanguage: 'de' },
  })
  const live = new LivePage(page)
  await live.start()
  await live.sees(new RegExp(`^(${en.live.status.live}|${en.live.status.silent})`))
  await live.unfoldMore()
  await choose(page, en.live.speaker, HEADSET)
  await server.until(() => playing(server, HEADSET) === 1)
  const { title } = en.errors['audio-output'].instead.system
  const missing = page.getByRole('region', { name: en.live.messages }).getByText(title)

  unplug()
  await expect(missing).toBeVisible()
  await server.until(() => playing(server, 'loudspeaker') === 1)

  unplug = connect()
  await server.until(() => playing(server, HEADSET) === 1)
  await expect(missing).toBeHidden()
  unplug()
  await expect(missing).toBeVisible()
  await live.stop()
})
