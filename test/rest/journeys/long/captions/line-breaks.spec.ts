import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import {
  CAPTION_CHANNEL,
  type CaptionPublication,
  type PublishedCaption,
} from '../../../../../src/core/captions/publication.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import type { KeptCaption } from '../../../../../src/core/session/library/session-schema.ts'
import type { CaptionsHarness } from '../../../../harness/captions.tsx'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { OverlayPage } from '../../../../journeys/support/overlay-page.ts'
import { launchWithScrollbars } from '../../../../support/app/chromium.ts'
import type { App } from '../../../../support/app/open-app.ts'
import { transcriptUpdates } from '../../../../support/captions/stream-updates.ts'
import { streamLanguages, tentativeStream } from '../../../../support/captions/tentative-streams.ts'
import { HarnessServer } from '../../../../support/pages/harness-page.ts'
import { type LineBreaks, watchLineBreaks } from '../../../../support/pages/line-breaks.ts'
import { goingOn } from '../../../../support/sessions/session-runs.ts'

declare global {
  // oxlint-disable-next-line no-var -- the harness's page has it
  var captionsHarness: CaptionsHarness
  // oxlint-disable-next-line no-var -- the watched page has it
  var lineBreaks: () => LineBreaks
}

const languages = Object.keys(streamLanguages) as (keyof typeof streamLanguages)[]
const SECONDS = 40
/** Instant and the middle of the slider. */
const PLACES = [0, 2]
/** In milliseconds. */
const PUBLISHED_EVERY_MS = 40

async function expectStill(page: Page): Promise<void> {
  const { compared, moved, lines } = await page.evaluate(() => globalThis.lineBreaks())
  expect(moved).toEqual([])
  expect(lines).toBeGreaterThan(2)
  expect(compared).toBeGreaterThan(50)
}

for (const calm of PLACES)
  test(`line breaks above the tail never move in the list of captions, place ${calm}`, {
    tag: '@once',
    annotation: because('captions are laid out by the same browser'),
  }, async () => {
    const server = await HarnessServer.listen([], () => Promise.reject(new Error('no calls here')))
    const browser = await launchWithScrollbars()
    try {
      for (const language of languages)
        await test.step(language, async () => {
          // Narrower than any window: three lines also without a font for Japanese, whose placeholders are small.
          const page = await browser.newPage({ viewport: { width: 220, height: 520 } })
          await page.goto(`${server.address}captions.html?calm=${calm}`)
          await page.waitForFunction(() => globalThis.captionsHarness !== undefined)
          await page.evaluate(() => globalThis.captionsHarness.fill(0))
          await page.evaluate(watchLineBreaks, 'body')
          await page.evaluate(
            async (updates) => {
              for (const update of updates) {
                globalThis.captionsHarness.send({ type: 'transcript', update, lagMs: 500 })
                // Each update is laid out, also on a busy computer: far faster than speech, so that words wait for
                // updates and never for their limit.
                await new Promise(requestAnimationFrame)
              }
            },
            transcriptUpdates(tentativeStream(language, SECONDS), language),
          )
          await expectStill(page)
          await page.close()
        })
    } finally {
      await browser.close()
      await server.close()
    }
  })

/** The texts of streams as an engine publishes them, each line a caption. */
function publicationsOf(all: typeof languages): CaptionPublication[] {
  const captions = all
    .flatMap((language) => tentativeStream(language, SECONDS).map((line) => ({ language, line })))
    .map(({ language, line }, index) =>
      line.map(({ text }) => ({ index, startMs: index * 60_000, language, source: text, targets: {} })),
    )
  const shown = captions.flatMap((line, index) => {
    const earlier = captions[index - 1]?.at(-1)
    return line.map((caption) => (earlier === undefined ? [caption] : [earlier, caption]))
  })
  return shown.map((latest, at) => ({
    version: 1,
    run: 'stream',
    sequence: at + 1,
    side: 'single',
    status: 'live',
    targets: [],
    captions: latest,
  }))
}

/** Reports the same captions to the host, as their page does. */
async function reportStates(app: App, publications: readonly CaptionPublication[]): Promise<void> {
  const { about, ...rest } = goingOn([])
  const session = { ...rest, about: { ...about, targetLanguages: [] } }
  for (const { captions } of publications) {
    const of = (source: string, { index, startMs, language }: PublishedCaption): KeptCaption => ({
      index,
      startMs,
      endMs: startMs,
      ...(language !== undefined && { language }),
      source,
      targets: {},
    })
    await app.call('session.record', {
      ...session,
      captions: captions.map((caption) => of(caption.source.concluded, caption)),
    })
    await app.call('session.unfinished', {
      ...session,
      captions: captions
        .filter(({ source }) => source.tentative !== '')
        .map((caption) => of(caption.source.concluded + caption.source.tentative, caption)),
    })
    await pause(PUBLISHED_EVERY_MS)
  }
}

for (const calm of PLACES)
  test(`line breaks above the tail never move in the caption window and on the caption page, place ${calm}`, {
    tag: '@once',
    annotation: because('captions are laid out by the same browser'),
  }, async ({ openApp }) => {
    const app = await openApp({
      microphone: 'none',
      settings: { captions: { calm }, overlay: { lines: 3, size: 24 } },
    })
    const { address } = await app.call('captionPage.open', {})
    const viewer = await app.page.context().newPage()
    await viewer.setViewportSize({ width: 640, height: 200 })
    await viewer.goto(address)
    const overlay = await OverlayPage.open(app)
    await overlay.page.setViewportSize({ width: 520, height: 200 })
    const both = [overlay.page, viewer]
    await expect.poll(async () => (await app.call('captionPage.get', {})).viewers).toBe(1)
    for (const page of both) await page.evaluate(watchLineBreaks, `[aria-label="${en.overlay.title}"]`)
    const publications = publicationsOf(languages)
    const reports = reportStates(app, publications)
    await app.page.evaluate(
      async ([channel, all, ms]) => {
        const sender = new BroadcastChannel(channel)
        for (const publication of all) {
          sender.postMessage(publication)
          await new Promise((resolve) => setTimeout(resolve, ms))
        }
      },
      [CAPTION_CHANNEL, publications, PUBLISHED_EVERY_MS] as const,
    )
    await reports
    const last = publications.at(-1)?.captions.at(-1)?.source.concluded.trim()
    for (const page of both) await expect(page.getByText(last ?? '', { exact: true }).last()).toBeVisible()
    for (const page of both) await expectStill(page)
  })
