import { existsSync } from 'node:fs'
import { en } from '../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import {
  chooseProgram,
  MeetingProgram,
  makeMicrophone,
  sentence,
  spokenMeeting,
  untilRead,
} from '../../../journeys/support/meeting-program.ts'
import { expect, test } from '../../../journeys/support/sound-computer.ts'
import { HEADLESS_SHELL } from '../../../support/app/chromium.ts'
import { expectAccessible } from '../../../support/app/expect-accessible.ts'
import { endAudioProcesses } from '../../../support/audio/audio-process.ts'
import { ClipSound, concluded, inWords, listen } from '../../../support/audio/hearing.ts'
import type { Sentence } from '../../../support/audio/recordings.ts'
import { soundServers } from '../../../support/audio/sound-server.ts'

const HEADSET = 'headset'
const PROGRAM = 'Meeting'

for (const name of soundServers) {
  test.describe(`on ${name}`, () => {
    test.use({ soundServer: name })
    test.skip(!existsSync(HEADLESS_SHELL), `it needs ${HEADLESS_SHELL}`)
    test.slow()

    test('after a restart of the sound server in the middle of speech, both sides go on once the browser is connected', async ({
      computer,
    }) => {
      const { server } = computer
      const clips = await ClipSound.load()
      const plugIn = async () => {
        await server.addDefaultMicrophone(HEADSET)
        return { me: server.program('Me', `${HEADSET}_sound`), others: server.program(PROGRAM) }
      }
      let { me, others } = await plugIn()
      const { page, link, stop } = await computer.open(spokenMeeting)
      const live = new LivePage(page)
      await makeMicrophone(page)
      await chooseProgram(page, PROGRAM)
      await live.start()
      await live.sees(en.live.status.live)

      const say = (id: Sentence) =>
        untilRead(live, meeting[id].de, 'de', async () => me.say((await sentence(id, 'en', 'male')).samples))
      const hear = (id: Sentence) =>
        untilRead(live, meeting[id].en, 'en', async () =>
          others.say((await sentence(id, 'de', 'male')).samples),
        )
      await say('welcome')
      await hear('green')

      const before = await live.captions.innerText()
      me.say((await sentence('plan', 'en', 'male')).samples)
      await expect.poll(() => live.captions.innerText()).not.toBe(before)
      await server.stop()
      const notice = page
        .getByRole('status')
        .filter({ hasText: en.live.notices.interruptedInBrowser.title })
        .first()
      await expect(notice).toContainText(en.live.notices.interruptedInBrowser.remedy)
      await expectAccessible(page)
      await server.start()
      ;({ me, others } = await plugIn())
      // Parley ends no process of the user's browser.
      await expect(notice).toBeVisible()
      endAudioProcesses()
      await expect(notice).toBeHidden()
      await live.sees(new RegExp(`^(${en.live.status.live}|${en.live.status.silent})`))

      const program = await MeetingProgram.join(computer, link)
      const heard = async () =>
        concluded(listen(await program.heard(), clips.templates)).map((each) => inWords(each).trim())
      await expect(async () => {
        await say('plan')
        await expect.poll(heard).toContain(`de female: ${meeting.plan.de.trim()}`)
      }).toPass({ timeout: 150_000 })
      await hear('bugs')
      await live.stop()
      await live.sees(en.live.status.stopped)
      // The session is the same one, nobody is told of a fault, and what was said before is still there.
      await expect(page.getByRole('alert')).toHaveCount(0)
      await live.reads(meeting.welcome.de, 'de')
      await live.reads(meeting.green.en, 'en')
      await Promise.all([me.end(), others.end()])
      await stop()
      expect(server.parleyModules).toEqual([])
    })
  })
}
