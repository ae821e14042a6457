import { en } from '../../../../src/core/product/strings/en.ts'
import type { SettingsPatch } from '../../../../src/core/settings/settings-patch.ts'
import { UNPROCESSED } from '../../../journeys/support/app.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { theirSource } from '../../../journeys/support/meeting-program.ts'
import { expect, test } from '../../../journeys/support/sound-computer.ts'
import { expectAccessible } from '../../../support/app/expect-accessible.ts'
import { record, type Sentence } from '../../../support/audio/recordings.ts'
import type { TestSoundServer } from '../../../support/audio/sound-server.ts'

/** Both sides hear English, so that each of them has captions of what it hears. */
const settings: SettingsPatch = {
  audio: UNPROCESSED,
  voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
  meeting: { isOn: true, theirName: 'Ana', sourceLanguage: 'en', targetLanguages: ['fr'] },
}

const HEADSET = 'Headset'
const CONFERENCE = 'Conference'

/** Plays sentences into a sink again and again. The returned function ends it. */
async function keepSpeaking(
  server: TestSoundServer,
  sink: string,
  sentences: readonly Sentence[],
): Promise<() => Promise<void>> {
  const { samples } = await record({ name: `echo-${sentences[0]}`, sentences, leadMs: 0, gapMs: 500 })
  return server.repeat('speaker', samples, sink)
}

test.describe('on PipeWire', () => {
  test.use({ soundServer: 'pipewire' })

  test('the echo is named with its remedy, its captions are folded, and it is taken back', async ({
    computer,
  }) => {
    const { server } = computer
    await server.addDefaultMicrophone(HEADSET)
    await server.addMicrophone(CONFERENCE)
    const { page } = await computer.open(settings)
    const live = new LivePage(page)
    await theirSource(page).click()
    await page.getByRole('option', { name: CONFERENCE }).click()
    const loop = server
      .pactl(
        'load-module',
        'module-loopback',
        `source=${CONFERENCE}`,
        `sink=${HEADSET}_sound`,
        'latency_msec=200',
      )
      .trim()
    await live.start()
    await live.sees(en.live.status.live)

    const stopEcho = await keepSpeaking(server, `${CONFERENCE}_sound`, ['welcome', 'plan', 'search', 'bugs'])
    const notice = page.getByRole('status').filter({ hasText: en.meeting.echo.loudspeaker.title })
    await expect(notice).toContainText(en.meeting.echo.loudspeaker.remedy, { timeout: 60_000 })
    const folded = live.captions.getByRole('button', { name: en.meeting.saidTwice }).first()
    await expect(folded).toBeVisible({ timeout: 60_000 })
    await stopEcho()
    const repeat = folded.locator('xpath=../following-sibling::article')
    await expect(folded).toHaveAttribute('aria-expanded', 'false')
    await expect(repeat).toHaveCount(0)
    await expectAccessible(page)
    await folded.press('Enter')
    await expect(repeat).toHaveAccessibleName(en.live.sides.mine)
    await expectAccessible(page)
    await folded.press('Enter')
    await expect(repeat).toHaveCount(0)

    server.pactl('unload-module', loop)
    const stop = await keepSpeaking(server, `${CONFERENCE}_sound`, [
      'question',
      'green',
      'dates',
      'volunteer',
    ])
    await expect(notice).toBeHidden({ timeout: 60_000 })
    await stop()
    await live.stop()
  })
})
