import type { CaptionsHarness } from '../harness/captions.tsx'
import { launchChromium } from '../support/app/chromium.ts'
import { HarnessServer } from '../support/pages/harness-page.ts'
import { type Figure, p50, p95 } from './figures.ts'
import { sized } from './size.ts'

declare global {
  // oxlint-disable-next-line no-var -- the harness's page has it
  var captionsHarness: CaptionsHarness
}

const CAPTIONS = sized(10_000, 100)
const MESSAGES = sized(300, 10)
const FRAME_MS = 16.7
const LONGEST_MS = 50

interface Spoken {
  readonly empty: readonly number[]
  readonly full: readonly number[]
  readonly longTasks: readonly number[]
}

/** Speaks to a stage with one caption, and to one with a long session. */
async function speakTo(isMeeting: boolean): Promise<Spoken> {
  const server = await HarnessServer.listen([], () => Promise.reject(new Error('no calls here')))
  const browser = await launchChromium('none')
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${server.address}captions.html`)
    await page.waitForFunction(() => globalThis.captionsHarness !== undefined)
    const speak = () => page.evaluate((messages) => globalThis.captionsHarness.speak(messages), MESSAGES)
    const fill = async (captions: number) => {
      await page.evaluate(([count, hasSides]) => globalThis.captionsHarness.fill(count, hasSides), [
        captions,
        isMeeting,
      ] as const)
      await page
        .getByText(` ${captions - 1}.`)
        .first()
        .waitFor()
    }
    await fill(1)
    const empty = await speak()
    await fill(CAPTIONS)
    await page.evaluate(() => globalThis.captionsHarness.takeLongTasks())
    const full = await speak()
    const longTasks = await page.evaluate(() => globalThis.captionsHarness.takeLongTasks())
    return { empty, full, longTasks }
  } finally {
    await browser.close()
    await server.close()
  }
}

function figuresOf(name: string, { empty, full, longTasks }: Spoken): Figure[] {
  return [
    { name: `${name}, p50`, value: p50(full), unit: 'ms', baseline: p50(empty), target: undefined },
    { name: `${name}, p95`, value: p95(full), unit: 'ms', baseline: p95(empty), target: FRAME_MS },
    {
      name: '  longest task of the page meanwhile',
      value: Math.max(0, ...longTasks),
      unit: 'ms',
      baseline: undefined,
      target: LONGEST_MS,
    },
  ]
}

/** Time from a transcript message to the completed layout of the page, with a long session on the stage. */
export const measureMessageToPaint = async (): Promise<Figure[]> => [
  ...figuresOf('message to paint, 10,000 captions', await speakTo(false)),
  ...figuresOf('message to paint, 10,000 captions of two sides', await speakTo(true)),
]
