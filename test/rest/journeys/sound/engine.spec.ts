import { meeting } from '../../../../src/simulator/script/script.ts'
import type { Harness } from '../../../harness/harness.ts'
import { expect, test } from '../../../journeys/support/app.ts'
import { because } from '../../../journeys/support/hosts.ts'
import { backendOn } from '../../../support/app/backend-on.ts'
import { launchChromium } from '../../../support/app/chromium.ts'
import { record } from '../../../support/audio/recordings.ts'
import { HarnessServer } from '../../../support/pages/harness-page.ts'
import { pageMicrophone } from '../../../support/pages/page-microphone.ts'

declare global {
  // oxlint-disable-next-line no-var -- the harness's page has it
  var harness: Harness
}

test('two sessions run at once in one page without affecting each other', {
  tag: '@once',
  annotation: because('the engine is the same page in both'),
}, async ({ simulator }) => {
  const backend = backendOn(simulator)
  const server = await HarnessServer.listen([simulator.address.replace('http', 'ws')], backend.dispatch)
  const { path } = await record({ name: 'two-sessions', sentences: ['welcome', 'plan', 'search'] })
  const browser = await launchChromium('none')
  const page = await browser.newPage()
  await page.addInitScript(await pageMicrophone(path))
  await page.goto(server.address)
  await page.waitForFunction(() => globalThis.harness !== undefined)

  const [one, two] = await page.evaluate(async () => {
    const { start } = globalThis.harness
    const spoken = { targetLanguages: ['de'], spokenLanguages: ['de'], messageFormat: 'json' }
    const written = { targetLanguages: ['fr', 'ja'], sourceContentType: 'audio/ogg;codecs=opus' }
    return [await start(spoken), await start(written)]
  })
  const look = (number: number) => page.evaluate((wanted) => globalThis.harness.look(wanted), number)
  const texts = async (number: number, language: string) =>
    (await look(number)).captions.map(({ targets }) => targets[language]?.concluded.trim() ?? '')

  await expect.poll(() => texts(one, 'de')).toContain(meeting.welcome.de)
  await page.evaluate((first) => globalThis.harness.stop(first), one)
  await expect.poll(async () => (await look(one)).phases.at(-1)).toBe('idle')

  // The other session has received everything and continues.
  await expect.poll(() => texts(two, 'ja')).toContain(meeting.search.ja)
  expect((await look(two)).phases.at(-1)).toBe('streaming')
  expect(await texts(two, 'fr')).toEqual(expect.arrayContaining([meeting.welcome.fr, meeting.plan.fr]))
  await page.evaluate((second) => globalThis.harness.stop(second), two)
  await expect.poll(async () => (await look(two)).phases.at(-1)).toBe('idle')

  const [first, second] = [await look(one), await look(two)]
  expect([first.errors, second.errors]).toEqual([[], []])
  expect(first.captions.flatMap(({ targets }) => Object.keys(targets))).not.toContain('fr')
  expect(second.captions.flatMap(({ targets }) => Object.keys(targets))).not.toContain('de')
  const marked = first.spoken.map((index) => first.captions[index]?.targets['de']?.concluded.trim())
  expect(marked).toContain(meeting.welcome.de)
  expect(second.spoken).toEqual([])
  expect(simulator.sessions.map(({ isComplete, breaches }) => [isComplete, breaches])).toEqual([
    [true, {}],
    [true, {}],
  ])
  await browser.close()
  await server.close()
})
