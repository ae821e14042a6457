import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { en } from '../../src/core/product/strings/en.ts'
import type { SettingsPatch } from '../../src/core/settings/settings-patch.ts'
import { launchChromiumOn } from '../support/app/chromium.ts'
import { startWebhost } from '../support/app/webhost-process.ts'
import type { TestSoundServer } from '../support/audio/sound-server.ts'
import { fill } from '../support/base/fill.ts'

const HEADSET = 'headset'
const MICROPHONE = 'Parley microphone: choose this in your meeting'

/** The original is passed on: a tone in the microphone is heard in the meeting, through all of the page's sound. */
const settings: SettingsPatch = {
  audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false, passthrough: 1 },
  voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
  meeting: { isOn: true, device: 'default' },
}

/** Adds the microphone of this computer, with a tone in it. */
export function plugIn(server: TestSoundServer): void {
  const sink = `${HEADSET}_sound`
  server.pactl('load-module', 'module-null-sink', `sink_name=${sink}`)
  server.pactl('load-module', 'module-remap-source', `master=${sink}.monitor`, `source_name=${HEADSET}`)
  server.pactl('set-default-source', HEADSET)
  server.play('Voice', 440, sink)
}

/** Starts a meeting in the app, in a browser on the devices of a server. The returned function ends it. */
export async function startMeeting(server: TestSoundServer): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  await writeFile(join(folder, 'settings.json'), JSON.stringify(settings))
  const app = await startWebhost({ ...server.env, PARLEY_HOME: folder })
  const browser = await launchChromiumOn(server.env, false)
  const page = await browser.newPage()
  await page.goto(app.link)
  await page.getByRole('switch', { name: en.sound.virtual.on }).click()
  await page.getByText(fill(en.sound.virtual.choose, { microphone: MICROPHONE })).waitFor()
  await page.getByRole('button', { name: en.live.start, exact: true }).click()
  return async () => {
    await browser.close()
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
