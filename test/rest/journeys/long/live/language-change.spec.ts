import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting, meetingIds } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { findLanguage } from '../../../../journeys/support/find-language.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { record } from '../../../../support/audio/recordings.ts'

const SENTENCES = meetingIds.slice(0, 7)

test('French is added while live, and removed again, from one sentence to the next', async ({ openApp }) => {
  const recording = await record({ name: 'language-change', sentences: SENTENCES, gapMs: 3000 })
  const { page, call } = await openApp({
    microphone: recording.path,
    settings: { voice: { sourceLanguage: 'en', targetLanguages: ['de'] } },
  })
  const live = new LivePage(page)
  const targets = page.getByRole('combobox', { name: en.live.to, exact: true })
  const choose = async (codes: string) => {
    await targets.click()
    await expect(page.getByText(en.live.fromNextSentence)).toBeVisible()
    await findLanguage(page, 'French', 'French')
    await page.keyboard.press('Escape')
    await expect(page.getByText(`EN → ${codes}`, { exact: true })).toBeVisible()
    await live.goesOn()
  }
  await live.start()
  await live.reads(meeting[SENTENCES[0]!].de, 'de')
  await live.unfoldMore()
  await choose('DE · FR')
  const inFrench = new Set<string>(SENTENCES.map((id) => meeting[id].fr))
  await expect.poll(async () => (await live.lines('fr')).some((line) => inFrench.has(line))).toBe(true)
  await choose('DE')
  // The recording goes on for longer than one line may take.
  for (const id of SENTENCES.slice(-3)) await live.reads(meeting[id].de, 'de')
  await live.stop()
  await live.sees(en.live.status.stopped)
  const list = async () => (await call('session.list', { offset: 0, limit: 1 })).sessions
  // Storing its end may take a moment.
  const whole = { state: 'ended', targetLanguages: ['de', 'fr'], captions: SENTENCES.length }
  await expect.poll(list).toMatchObject([whole])
  const [stored] = await list()
  // Only visible captions are rendered.
  const { captions } = await call('session.captions', { id: stored!.id, from: 0, limit: 50 })
  const said = (language: string) => captions.map((caption) => caption.targets[language]?.trim())
  expect(said('de')).toEqual(SENTENCES.map((id) => meeting[id].de))
  const french = said('fr')
  const [first, last] = [french.findIndex(Boolean), french.findLastIndex(Boolean)]
  expect(first).toBeGreaterThan(0)
  expect(last).toBeLessThan(SENTENCES.length - 1)
  expect(french).toEqual(SENTENCES.map((id, at) => (at >= first && at <= last ? meeting[id].fr : undefined)))
})
