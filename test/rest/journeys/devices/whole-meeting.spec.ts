import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { en } from '../../../../src/core/product/strings/en.ts'
import { HEARING_RATE } from '../../../../src/simulator/hearing/heard-frames.ts'
import { meeting, sentences } from '../../../../src/simulator/script/script.ts'
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
import { bestOffset } from '../../../support/audio/compare-sound.ts'
import { ClipSound, concluded, inWords, listen } from '../../../support/audio/hearing.ts'
import type { Sentence } from '../../../support/audio/recordings.ts'
import { LOUDSPEAKER, soundServers } from '../../../support/audio/sound-server.ts'
import { fill } from '../../../support/base/fill.ts'

const MUSIC = { hertz: 440, amplitude: 0.05 }
const CAPTURED = 'parley_program_sound'

for (const name of soundServers) {
  test.describe(`on ${name}`, () => {
    test.use({ soundServer: name })
    test.skip(!existsSync(HEADLESS_SHELL), `it needs ${HEADLESS_SHELL}`)
    test.slow()

    test('a whole meeting: the others hear my translation only, and I read both sides', async ({
      computer,
    }) => {
      const { server } = computer
      const clips = await ClipSound.load()
      await server.addDefaultMicrophone('headset')
      const me = server.program('Me', 'headset_sound')
      const { page, link, stop } = await computer.open(spokenMeeting)
      // High enough for all captions: the list renders those in view alone, and torn sentences are said again.
      await page.setViewportSize({ width: 1280, height: 2400 })
      const live = new LivePage(page)
      await makeMicrophone(page)

      const stopMusic = server.play('Music', MUSIC.hertz, LOUDSPEAKER, MUSIC.amplitude)
      const program = await MeetingProgram.join(computer, link)
      await chooseProgram(page, 'Chromium')
      const inMyEars = server.record(`${LOUDSPEAKER}.monitor`, HEARING_RATE)
      await live.start()
      await live.sees(en.live.status.live)
      await expect(
        page.getByRole('region', { name: fill(en.live.sides.status, { name: 'Ana' }) }).getByRole('status'),
      ).toHaveText(en.live.status.live)

      const say = (id: Sentence) =>
        untilRead(live, meeting[id].de, 'de', async () => me.say((await sentence(id, 'en', 'male')).samples))
      const hear = (id: Sentence) =>
        untilRead(live, meeting[id].en, 'en', async () =>
          program.receive(await readFile((await sentence(id, 'de', 'male')).path)),
        )
      await say('welcome')
      await hear('green')
      const dialog = await live.settings('meeting')
      await dialog.getByRole('switch', { name: en.meeting.hearsOwn }).click()
      await page.keyboard.press('Escape')
      await say('plan')
      await hear('bugs')
      await live.stop()
      await live.sees(en.live.status.stopped)

      // Each sentence once, on its side, in order. What a busy computer tore apart was said again.
      const captions = await live.captions
        .getByRole('article')
        .evaluateAll((all) => all.map((each) => `${each.ariaLabel} ${each.textContent}`))
      const rows = captions.map((row) => row.replaceAll(/\s+/g, ' '))
      const spoken = [
        [en.live.sides.mine, meeting.welcome.en, meeting.welcome.de],
        ['Ana', meeting.green.de, meeting.green.en],
        [en.live.sides.mine, meeting.plan.en, meeting.plan.de],
        ['Ana', meeting.bugs.de, meeting.bugs.en],
      ]
      const places = spoken.map((words) =>
        rows.flatMap((row, i) => (words.every((word) => row.includes(word.trim())) ? [i] : [])),
      )
      expect(
        places.map(({ length }) => length),
        rows.join('\n'),
      ).toEqual([1, 1, 1, 1])
      expect(places.flat()).toEqual(places.flat().toSorted((a, b) => a - b))
      // The music was heard by me, and by no side.
      expect(await server.level(CAPTURED, MUSIC.hertz)).toBeLessThan(MUSIC.amplitude / 10)
      expect(await server.level(`${LOUDSPEAKER}.monitor`, MUSIC.hertz)).toBeGreaterThan(MUSIC.amplitude / 2)

      // My translation ends some time after its captions.
      const german = (id: Sentence) => `de female: ${meeting[id].de.trim()}`
      const passages = async () =>
        concluded(listen(await program.heard(), clips.templates)).map((passage) => inWords(passage).trim())
      const torn = ['...', 'other speech', sentences.unknown.de.trim()]
      const isWhole = (passage: string) => !torn.some((words) => passage.includes(words))
      await expect
        .poll(async () => (await passages()).filter(isWhole))
        .toEqual([german('welcome'), german('plan')])
      // Not my own voice, nor that of the others.
      expect((await passages()).filter((passage) => /^(en|.. male)/.test(passage))).toEqual([])
      // It is in my ears from when I asked for it.
      const ears = await inMyEars()
      const inEars = (id: Sentence) => {
        const clip = clips.of({ language: 'de', voice: 'female', id })
        return bestOffset(ears, clip, 0, clip.length, 0, ears.length - clip.length, 4, 4).correlation
      }
      expect(inEars('welcome')).toBeLessThan(0.3)
      expect(inEars('plan')).toBeGreaterThan(0.4)
      await stopMusic()
      await me.end()
      await stop()
      expect(server.parleyModules).toEqual([])
    })
  })
}
