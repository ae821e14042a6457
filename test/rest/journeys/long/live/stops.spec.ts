import { en } from '../../../../../src/core/product/strings/en.ts'
import type { StoredCaptionView } from '../../../../../src/core/session/library/session-schema.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { seededRandom } from '../../../../support/base/random.ts'

/** Manual runs: PARLEY_STOPS=200 PARLEY_SEED=1 */
const STOPS = Number(process.env['PARLEY_STOPS'] ?? 4)
const SEED = Number(process.env['PARLEY_SEED'] ?? Date.now() % 1_000_000)
const TARGETS = ['de', 'fr']
const LINES = ['source', ...TARGETS]
/** Stops fall between the time before the first word and the third sentence. */
const LONGEST_MS = 11_000
const ONE_STOP_MS = 60_000
/** The demo service marks a truncated word as not in its script: once, and untranslated. */
const NOT_UNDERSTOOD = /^\[Demo service: /

const plain = (text: string): string => text.replaceAll(/\s+/g, '')
const lineOf = ({ source, targets }: StoredCaptionView, line: string): string =>
  line === 'source' ? source : (targets[line] ?? '')
/** The text of an SRT file in one line. */
const wordsOf = (srt: string): string => plain(srt.replaceAll(/^\d+\r?$|^[\d:,]+ --> .*$/gm, ''))

test('all recognised speech is stored whenever the session is stopped', async ({ openApp }, info) => {
  info.annotations.push({ type: 'seed', description: `${SEED}` })
  test.setTimeout(ONE_STOP_MS * STOPS)
  const { path } = await record({ name: 'stops', sentences: ['welcome', 'bugs', 'question'], gapMs: 300 })
  const { page, call, change } = await openApp({
    microphone: path,
    // Only visible rows are rendered.
    viewport: { width: 1280, height: 1600 },
    settings: { audio: UNPROCESSED, voice: { targetLanguages: TARGETS } },
  })
  const live = new LivePage(page)
  const random = seededRandom(SEED)
  /** Text of a language on the stage. */
  const shown = async (line: string) => plain((await live.lines(line === 'source' ? 'en' : line)).join(''))
  const seen = new Set<string>()
  /** Id of the session that has just stopped, once the library lists it as ended: storing it may take a moment. */
  const newlyKept = async () => {
    let id = ''
    await expect(async () => {
      const { sessions } = await call('session.list', {})
      id = sessions.find((session) => session.state === 'ended' && !seen.has(session.id))?.id ?? ''
      expect(id).not.toBe('')
    }).toPass()
    seen.add(id)
    return id
  }

  for (let stop = 1; stop <= STOPS; stop += 1) {
    const isSpoken = random() < 0.3
    const atMs = Math.round(random() * LONGEST_MS)
    await test.step(`seed ${SEED}, stop ${stop}, ${isSpoken ? 'with speech, ' : ''}${atMs} ms after it was live`, async () => {
      await change({ voice: { spokenLanguage: isSpoken ? 'de' : null } })
      await live.start()
      await live.goesOn()
      await page.waitForTimeout(atMs)
      const said = await shown('source')
      await live.stop()
      await live.sees(en.live.status.stopped)
      const onStage = Object.fromEntries(
        await Promise.all(LINES.map(async (line) => [line, await shown(line)])),
      )
      if (onStage['source'] === '') return expect(said).toBe('')
      expect(onStage['source'].startsWith(said), `${onStage['source']} begins with ${said}`).toBe(true)
      const latest = await newlyKept()
      const { captions } = await call('session.captions', { id: latest, from: 0 })
      for (const line of LINES) {
        const kept = plain(captions.map((caption) => lineOf(caption, line)).join(''))
        expect(kept, `${line} in the library`).toBe(onStage[line])
        const { text } = await call('session.export', { id: latest, format: 'srt', lines: [line] })
        expect(wordsOf(text), `${line} in SRT`).toBe(onStage[line])
      }
      for (const caption of captions.filter(({ source }) => !NOT_UNDERSTOOD.test(source)))
        for (const line of LINES) expect(lineOf(caption, line).trim(), JSON.stringify(caption)).not.toBe('')
    })
  }
})
