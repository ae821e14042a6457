import { lookPresets } from '../../src/core/captions/look-presets.ts'
import type { CaptionPublication } from '../../src/core/captions/publication.ts'
import { en } from '../../src/core/product/strings/en.ts'
import type { Settings } from '../../src/core/settings/settings.ts'
import { meeting } from '../../src/simulator/script/script.ts'
import { publishCaptions } from '../support/captions/publish-captions.ts'
import type { Open, State } from './state.ts'

const SIZE = { width: 720, height: 190 }

/** The caption window of an app, before its session or in one. */
async function overlay(
  open: Open,
  isLive: boolean,
  settings: { overlay?: Partial<Settings['overlay']>; captions?: Partial<Settings['captions']> } = {},
) {
  const { page: app } = await open({ microphone: 'none', service: 'demo', settings })
  const opened = app.waitForEvent('popup')
  await app.evaluate(() => void window.open('overlay.html', 'parley-captions', 'popup'))
  const page = await opened
  await page.setViewportSize(SIZE)
  await page.getByRole('region', { name: en.overlay.title }).waitFor()
  if (isLive) {
    await app.getByRole('button', { name: en.live.sample.play }).click()
    await page.locator('p[lang]').first().waitFor()
  }
  return { page }
}

const caption = (index: number, original: readonly [string, string], target: readonly [string, string]) => ({
  index,
  startMs: 0,
  spokenAt: index,
  language: original[0],
  source: { concluded: original[1], tentative: '' },
  targets: { [target[0]]: { concluded: target[1], tentative: index % 2 === 0 ? '' : ' …' } },
})

/** A caption window with the newest state of some sides, as their engines publish it. */
async function published(
  open: Open,
  sides: readonly Pick<CaptionPublication, 'side' | 'status' | 'captions'>[],
  settings: Parameters<typeof overlay>[2] = {},
) {
  const { page } = await overlay(open, false, settings)
  const publications = sides.map((side) => ({
    ...side,
    version: 1 as const,
    run: side.side,
    sequence: 1,
    targets: Object.keys(side.captions[0]?.targets ?? {}),
  }))
  await publishCaptions(page, publications)
  await page.locator('p[lang]').first().waitFor()
  return { page }
}

const plan = caption(0, ['en', meeting.plan.en], ['de', meeting.plan.de])
const question = caption(1, ['de', meeting.question.de], ['en', meeting.question.en])
const far = caption(0, ['ja', '来週の金曜日に公開します。'], ['ar', 'سننشر الإصدار يوم الجمعة القادم.'])
const near = caption(1, ['ar', 'ومتى يمكن للعملاء استخدامه؟'], ['ja', 'お客様はいつから使えますか。'])

/** The caption window. */
export const overlayStates: readonly State[] = [
  { name: 'overlay-waiting', reach: (open) => overlay(open, false) },
  { name: 'overlay-live', reach: (open) => overlay(open, true, { overlay: { lines: 1 } }) },
  {
    name: 'overlay-two-languages',
    reach: (open) => overlay(open, true, { overlay: { languages: 'two' } }),
  },
  {
    name: 'overlay-look',
    reach: (open) =>
      overlay(open, true, { captions: { look: { ...lookPresets.highContrast, alignment: 'center' } } }),
  },
  {
    name: 'overlay-muted',
    reach: (open) => published(open, [{ side: 'single', status: 'muted', captions: [plan] }]),
  },
  {
    name: 'overlay-reconnecting',
    reach: (open) => published(open, [{ side: 'single', status: 'reconnecting', captions: [plan] }]),
  },
  {
    name: 'overlay-ended',
    reach: (open) => published(open, [{ side: 'single', status: 'stopped', captions: [plan] }]),
  },
  {
    name: 'overlay-two-sides',
    reach: (open) =>
      published(open, [
        { side: 'mine', status: 'muted', captions: [plan] },
        { side: 'theirs', status: 'live', captions: [question] },
      ]),
  },
  {
    name: 'overlay-two-sides-scripts',
    reach: (open) =>
      published(
        open,
        [
          { side: 'mine', status: 'live', captions: [far] },
          { side: 'theirs', status: 'live', captions: [near] },
        ],
        { overlay: { languages: 'two', size: 24 } },
      ),
  },
  {
    name: 'overlay-own-look',
    reach: (open) =>
      published(open, [{ side: 'single', status: 'muted', captions: [plan] }], {
        captions: {
          look: {
            ...lookPresets.standard,
            colors: 'own',
            textColor: '#ffe066',
            windowColor: '#10305a',
            font: 'legible',
            lineLength: 40,
            alignment: 'center',
          },
        },
      }),
  },
  {
    name: 'overlay-largest',
    reach: (open) =>
      published(
        open,
        [
          { side: 'mine', status: 'muted', captions: [plan] },
          { side: 'theirs', status: 'live', captions: [question] },
        ],
        { overlay: { size: 96, lines: 3 } },
      ),
  },
]
