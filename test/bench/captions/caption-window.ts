import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { CAPTION_CHANNEL, captionLock } from '../../../src/core/captions/publication.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { launchChromium } from '../../support/app/chromium.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import { type Figure, p50, p95 } from '../figures.ts'
import { sized } from '../size.ts'

const MESSAGES = sized(300, 10)
const EVERY_MS = 50
const FRAME_MS = 16.7
const OPENINGS = sized(20, 2)
const OPENING_MS = 150
/** Time that a user looks at a page before the key. */
const USED_MS = sized(1000, 0)

/** Publishes captions from a worker of a page, as its engine does; their texts are the times at which they were posted. */
const startPublishing = (page: Page, isBlocked: boolean): Promise<void> =>
  page.evaluate(
    ({ channel, lock, everyMs, blocks }) => {
      const script = `
        const channel = new BroadcastChannel(${JSON.stringify(channel)})
        navigator.locks.request(${JSON.stringify(lock)}, () => new Promise(() => undefined))
        let sequence = 0
        setInterval(() => {
          sequence += 1
          const text = 'word '.repeat(sequence % 40) + (performance.timeOrigin + performance.now())
          const captions = [{
            index: Math.floor(sequence / 40), startMs: 0, source: { concluded: '', tentative: text }, targets: {},
          }]
          channel.postMessage({
            version: 1, run: 'bench', sequence, side: 'single', status: 'live', targets: [], captions,
          })
        }, ${everyMs})`
      const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
      Object.assign(globalThis, { benchWorker: worker })
      if (!blocks) return
      setInterval(() => {
        const until = performance.now() + 80
        while (performance.now() < until);
      }, 100)
    },
    { channel: CAPTION_CHANNEL, lock: captionLock('bench'), everyMs: EVERY_MS, blocks: isBlocked },
  )

/** Milliseconds from a message until the window has laid it out. */
const lagsOf = (overlay: Page): Promise<number[]> =>
  overlay.evaluate(
    ([name, count]) =>
      new Promise<number[]>((resolve) => {
        const region = document.querySelector(`[aria-label="${name}"]`)
        const lags: number[] = []
        const observer = new MutationObserver(() => {
          const said = [...(region?.querySelectorAll('[data-row] p') ?? [])].at(-1)
          const postedAt = Number(/[\d.]+$/.exec(said?.textContent ?? '')?.[0])
          said?.getBoundingClientRect()
          lags.push(performance.timeOrigin + performance.now() - postedAt)
          if (lags.length < count) return
          observer.disconnect()
          resolve(lags)
        })
        observer.observe(region ?? document, { subtree: true, characterData: true, childList: true })
      }),
    [en.overlay.title, MESSAGES] as const,
  )

async function measureLags(isBlocked: boolean): Promise<number[]> {
  return withPage(async (page) => {
    const opened = page.waitForEvent('popup')
    await page.evaluate(
      () => void window.open('overlay.html', 'parley-captions', 'popup,width=720,height=150'),
    )
    const overlay = await opened
    await overlay.getByRole('region', { name: en.overlay.title }).waitFor()
    await startPublishing(page, isBlocked)
    await overlay.locator('[data-row] p').first().waitFor()
    return lagsOf(overlay)
  })
}

interface Openings {
  /** Milliseconds from the key until the window above all others has been laid out. */
  readonly ours: number[]
  /** The same of an empty window, which takes the browser alone. */
  readonly empty: number[]
}

interface Recorded {
  readonly openings: number[]
  readonly documentPictureInPicture: {
    readonly window: Window | null
    readonly requestWindow: (size: object) => Promise<Window>
  }
}

/** Records the times of all windows that the page opens; the key E opens an empty one. */
const recordOpenings = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    const { documentPictureInPicture: pictures } = globalThis as unknown as Recorded
    const openings: number[] = []
    Object.assign(globalThis, { openings })
    const until = (from: number, find: (picture: Window) => Element | null) => {
      const look = () => {
        const shown = pictures.window === null ? null : find(pictures.window)
        if (shown !== null && shown.clientHeight > 0) openings.push(performance.now() - from)
        else setTimeout(look, 0)
      }
      look()
    }
    addEventListener(
      'keydown',
      ({ code }) => {
        const from = performance.now()
        if (pictures.window !== null) return
        if (code === 'KeyO') until(from, ({ document }) => document.querySelector(`[aria-label="${name}"]`))
        if (code !== 'KeyE') return
        void pictures.requestWindow({ width: 720, height: 150 })
        until(from, ({ document }) => document.documentElement)
      },
      true,
    )
  }, en.overlay.title)

/** Half of the openings are the first ones of a page, on which a pointer has been moved. */
const measureOpenings = (): Promise<Openings> =>
  withPage(async (page) => {
    const ours: number[] = []
    const empty: number[] = []
    const open = async (keys: string) => {
      await page.keyboard.press(keys)
      const opened = await page.waitForFunction(() => (globalThis as unknown as Recorded).openings.shift())
      await page.evaluate(() => (globalThis as unknown as Recorded).documentPictureInPicture.window?.close())
      await page.waitForFunction(
        () => (globalThis as unknown as Recorded).documentPictureInPicture.window === null,
      )
      await page.getByRole('button', { name: en.overlay.title, exact: true }).waitFor()
      return opened.jsonValue()
    }
    for (let n = 0; n < OPENINGS / 2; n += 1) {
      await page.reload()
      await page.getByRole('button', { name: en.live.start, exact: true }).waitFor()
      await recordOpenings(page)
      await page.mouse.move(100 + n, 100)
      await page.waitForTimeout(USED_MS)
      for (let nth = 0; nth < 2; nth += 1) {
        ours.push((await open('ControlOrMeta+Shift+o')) ?? Number.NaN)
        empty.push((await open('e')) ?? Number.NaN)
      }
    }
    return { ours, empty }
  })

async function withPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const host = await startWebhost({ PARLEY_HOME: home, PARLEY_KEY: '' })
  const browser = await launchChromium('none')
  try {
    const page = await browser.newPage()
    await page.goto(host.link)
    await page.getByRole('button', { name: en.live.start, exact: true }).waitFor()
    return await use(page)
  } finally {
    await browser.close()
    await host.stop()
    await rm(home, { recursive: true, force: true })
  }
}

/**
 * Delay of captions in their window, and how soon it opens from its key. The baselines are a free page, and an empty
 * window.
 */
export async function measureCaptionWindow(): Promise<Figure[]> {
  const free = await measureLags(false)
  const blocked = await measureLags(true)
  const { ours, empty } = await measureOpenings()
  const key = 'caption window: key to shown'
  const name = 'caption window: message to layout, page blocked 80 % of the time'
  return [
    { name: `${name}, p50`, value: p50(blocked), unit: 'ms', baseline: p50(free), target: undefined },
    { name: `${name}, p95`, value: p95(blocked), unit: 'ms', baseline: p95(free), target: FRAME_MS },
    { name: `${key}, p50`, value: p50(ours), unit: 'ms', baseline: p50(empty), target: undefined },
    { name: `${key}, p95`, value: p95(ours), unit: 'ms', baseline: p95(empty), target: OPENING_MS },
  ]
}
