import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { CaptionPublication } from '../../../../../src/core/captions/publication.ts'
import { CAPTION_CHANNEL } from '../../../../../src/core/captions/publication.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import type { CaptionsHarness } from '../../../../harness/captions.tsx'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { OverlayPage } from '../../../../journeys/support/overlay-page.ts'
import { launchHeadlessShell } from '../../../../support/app/chromium.ts'
import { HarnessServer } from '../../../../support/pages/harness-page.ts'
import { goingOn } from '../../../../support/sessions/session-runs.ts'

declare global {
  // oxlint-disable-next-line no-var -- the harness's page has it
  var captionsHarness: CaptionsHarness
}

const MAX_STEPS = 500
const SENTENCES = ['The first caption ends.', 'The second one follows it.', 'The third is the last.']
const TRANSLATIONS = [
  'Der erste Untertitel endet.',
  'Der zweite folgt ihm.',
  'Der dritte ist der letzte.',
] as const
const IN_BOTH = SENTENCES.flatMap((sentence, at) => [sentence, TRANSLATIONS[at] ?? ''])

interface VirtualScreenReader {
  start(options: { readonly container: Node }): Promise<void>
  stop(): Promise<void>
  next(): Promise<void>
  lastSpokenPhrase(): Promise<string>
  spokenPhraseLog(): Promise<string[]>
}

/** The screen reader as a script: the policy of our pages loads no module of others. */
async function screenReaderScript(): Promise<string> {
  const path = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))
  const source = await readFile(path, 'utf8')
  const exported = /export\s*\{[^}]*?([\w$]+) as virtual\b[^}]*\};?/
  if (!exported.test(source)) throw new Error('the screen reader exports nothing')
  return `(() => {${source.replace(exported, 'globalThis.screenReader = $1')}\n})()`
}

/** All phrases that a screen reader says from the beginning of a page to its end. */
async function phrasesOf(page: Page): Promise<string[]> {
  await page.evaluate(await screenReaderScript())
  return page.evaluate(async (most) => {
    const { screenReader: reader } = globalThis as unknown as { screenReader: VirtualScreenReader }
    await reader.start({ container: document.body })
    for (let step = 0; step < most; step += 1) {
      await reader.next()
      if ((await reader.lastSpokenPhrase()) === 'end of document') break
    }
    const phrases = await reader.spokenPhraseLog()
    await reader.stop()
    return phrases
  }, MAX_STEPS)
}

const expectInOrder = (phrases: readonly string[], sentences: readonly string[]) =>
  expect(
    phrases.flatMap((phrase) => sentences.filter((sentence) => phrase.includes(sentence))),
    phrases.join('\n'),
  ).toEqual(sentences)

/** Runs with the live view of a session, or of a meeting, whose own side has concluded the sentences and their translations. */
async function withLiveView(isMeeting: boolean, run: (page: Page) => Promise<void>): Promise<void> {
  const server = await HarnessServer.listen([], () => Promise.reject(new Error('no calls here')))
  const browser = await launchHeadlessShell('none')
  try {
    const page = await browser.newPage()
    await page.goto(`${server.address}captions.html`)
    await page.waitForFunction(() => globalThis.captionsHarness !== undefined)
    await page.evaluate((hasSides) => globalThis.captionsHarness.fill(0, hasSides), isMeeting)
    await page.evaluate(
      ([sentences, translations]) => {
        for (const [language, texts] of [
          ['en', sentences],
          ['de', translations],
        ] as const)
          for (const [at, text] of texts.entries())
            globalThis.captionsHarness.send({
              type: 'transcript',
              update: {
                target: language === 'en' ? undefined : language,
                concluded: [{ text, startTime: at * 5000, endTime: at * 5000 + 3000, language }],
                tentative: [],
              },
              lagMs: 500,
            })
      },
      [SENTENCES, TRANSLATIONS] as const,
    )
    await expect(page.getByRole('article')).toHaveCount(SENTENCES.length)
    await run(page)
  } finally {
    await browser.close()
    await server.close()
  }
}

test(
  'a screen reader is told each translation as it comes, and reads each caption of the list once, in order',
  {
    tag: '@once',
    annotation: because('captions are read by the same browser'),
  },
  () =>
    withLiveView(false, async (page) => {
      const announced = page.getByRole('log', { name: en.live.announced })
      await expect(announced.locator('p[lang=de]')).toHaveText(TRANSLATIONS)
      // Announced lines are not read again after the list.
      await expect(announced).toBeEmpty()
      expectInOrder(await phrasesOf(page), IN_BOTH)
    }),
)

test(
  'a screen reader is told my own words of a meeting as I have said them',
  {
    tag: '@once',
    annotation: because('captions are read by the same browser'),
  },
  () =>
    withLiveView(true, async (page) => {
      await expect(page.getByRole('log', { name: 'mine' }).locator('p[lang=en]')).toHaveText(SENTENCES)
      await expect(page.getByRole('log').locator('p[lang=de]')).toHaveCount(0)
    }),
)

test('a screen reader reads each concluded caption of the caption window and of the caption page once, in order', {
  tag: '@once',
  annotation: because('captions are read by the same browser'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none', settings: { overlay: { lines: 3 } } })
  const { address } = await app.call('captionPage.open', {})
  const viewer = await app.page.context().newPage()
  await viewer.goto(address)
  const overlay = await OverlayPage.open(app)
  await expect.poll(async () => (await app.call('captionPage.get', {})).viewers).toBe(1)
  const publication: CaptionPublication = {
    version: 1,
    run: 'read',
    sequence: 1,
    side: 'single',
    status: 'live',
    targets: [],
    captions: SENTENCES.map((text, index) => ({
      index,
      startMs: index * 5000,
      language: 'en',
      source: { concluded: text, tentative: '' },
      targets: {},
    })),
  }
  const { captions: published } = publication
  const { about, ...session } = goingOn([])
  await app.call('session.record', {
    ...session,
    about: { ...about, targetLanguages: [] },
    captions: published.map(({ index, startMs, source }) => ({
      index,
      startMs,
      endMs: startMs + 4000,
      language: 'en',
      source: source.concluded,
      targets: {},
    })),
  })
  // Again and again: the caption window may just be opening.
  await expect(async () => {
    await app.page.evaluate(([channel, message]) => new BroadcastChannel(channel).postMessage(message), [
      CAPTION_CHANNEL,
      publication,
    ] as const)
    for (const page of [overlay.page, viewer])
      await expect(page.getByText(SENTENCES.at(-1) ?? '')).toBeVisible({ timeout: 1000 })
  }).toPass()
  for (const page of [overlay.page, viewer]) expectInOrder(await phrasesOf(page), SENTENCES)
})
