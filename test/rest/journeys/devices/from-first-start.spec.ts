import { existsSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { MeetingProgram, MICROPHONE, sentence } from '../../../journeys/support/meeting-program.ts'
import { expect, test } from '../../../journeys/support/sound-computer.ts'
import { HEADLESS_SHELL } from '../../../support/app/chromium.ts'
import { ClipSound, concluded, inWords, listen } from '../../../support/audio/hearing.ts'
import { fill } from '../../../support/base/fill.ts'

const HEADSET = 'headset'
const RUNNING = new RegExp(`^(${en.live.status.live}|${en.live.status.silent})$`)
const MAX_CLICKS = 6
/** Measured: 166. */
const MAX_WORDS = 175

/** A user who reads everything that appears, before each click. */
class Newcomer {
  clicks = 0
  words = 0
  readonly #page: Page
  readonly #read = new Set<string>()

  constructor(page: Page) {
    this.#page = page
  }

  async click(target: Locator): Promise<void> {
    await target.waitFor()
    await this.read()
    await target.click()
    this.clicks += 1
  }

  /** Counts the words of all lines that were not read before. The preview is an example, and nothing to know. */
  async read(): Promise<void> {
    const text = await this.#page.locator('body').innerText()
    const [preview = ''] = await this.#page.getByRole('figure').allInnerTexts()
    for (const line of text.split('\n').map((each) => each.trim())) {
      if (this.#read.has(line) || preview.includes(line)) continue
      this.#read.add(line)
      this.words += line.match(/\p{L}+/gu)?.length ?? 0
    }
  }
}

test('from the first start, a few clicks make both sides run, and the meeting hears a translation', async ({
  computer,
}) => {
  test.skip(!existsSync(HEADLESS_SHELL), `it needs ${HEADLESS_SHELL}`)
  test.slow()
  const { server } = computer
  await server.addDefaultMicrophone(HEADSET)
  const me = server.program('Me', `${HEADSET}_sound`)
  const { page, link, stop } = await computer.open()
  const startedAt = performance.now()

  const live = new LivePage(page)
  const user = new Newcomer(page)
  const source = page
    .getByRole('group', { name: en.live.sides.theirs })
    .getByRole('combobox', { name: en.live.source })
  await user.click(page.getByRole('button', { name: en.live.modes.meeting }))
  await user.click(page.getByRole('switch', { name: en.sound.virtual.on }))
  await expect(page.getByText(fill(en.sound.virtual.choose, { microphone: MICROPHONE }))).toBeVisible()
  const program = await MeetingProgram.join(computer, link)
  await user.click(source)
  await user.click(page.getByRole('option', { name: fill(en.live.program, { name: 'Chromium' }) }))
  // Its sound is still being connected.
  await user.click(page.getByRole('button', { name: en.live.start, exact: true }))
  await live.sees(RUNNING)
  await expect(
    page
      .getByRole('region', { name: fill(en.live.sides.status, { name: en.live.sides.theirs }) })
      .getByRole('status'),
  ).toHaveText(RUNNING)
  await user.read()
  const { templates } = await ClipSound.load()
  const { samples } = await sentence('welcome', 'en', 'female')
  // Repeats speech that a busy computer tore apart.
  await expect(async () => {
    me.say(samples)
    await expect
      .poll(async () =>
        concluded(listen(await program.heard(), templates))
          .map(inWords)
          .join('\n'),
      )
      .toContain(meeting.welcome.de.trim())
  }).toPass({ timeout: 100_000 })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  await live.stop()
  await me.end()
  await stop()

  process.stdout.write(
    `From the first start: heard after ${seconds} s, ${user.clicks} clicks and ${user.words} words to read\n`,
  )
  expect(user.clicks).toBeLessThanOrEqual(MAX_CLICKS)
  expect(user.words).toBeLessThanOrEqual(MAX_WORDS)
})
