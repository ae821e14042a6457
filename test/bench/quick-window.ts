import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import { launchChromium } from '../support/app/chromium.ts'
import { startWebhost } from '../support/app/webhost-process.ts'
import { type Figure, p50, p95 } from './figures.ts'
import { sized } from './size.ts'

const TARGET_MS = 150
const TIMES = sized(30, 1)

/** Milliseconds from the request for the window until a typed letter is displayed. */
async function untilTyped(page: Page, wish: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await wish()
  await page.keyboard.type('x')
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) =>
        requestAnimationFrame(() => resolve(document.querySelector('textarea')?.value === 'x')),
      ),
  )
  return performance.now() - startedAt
}

/**
 * Time until the quick window can be used. The desktop keeps its window loaded, as a browser keeps a background tab:
 * the value is the time from bringing the page to the front to the first letter, including the debugging connection.
 * The baseline opens the page anew.
 */
export async function measureQuickWindow(): Promise<Figure[]> {
  const home = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const host = await startWebhost({ PARLEY_HOME: home, PARLEY_KEY: '' })
  const browser = await launchChromium('none')
  try {
    const front = await browser.newPage()
    await front.goto(host.link)
    await front.getByRole('button', { name: en.live.start, exact: true }).waitFor()
    const opened = front.waitForEvent('popup')
    await front.getByRole('button', { name: en.settings.shortcuts.names.quick }).click()
    const quick = await opened
    const isReady = () => document.activeElement?.tagName === 'TEXTAREA'
    await quick.waitForFunction(isReady)

    const warm: number[] = []
    const cold: number[] = []
    for (let i = 0; i < TIMES; i += 1) {
      await front.bringToFront()
      await quick.keyboard.press('Escape')
      warm.push(await untilTyped(quick, () => quick.bringToFront()))
    }
    for (let i = 0; i < TIMES; i += 1) {
      cold.push(
        await untilTyped(quick, async () => {
          await quick.reload({ waitUntil: 'commit' })
          await quick.waitForFunction(isReady)
        }),
      )
    }
    const name = 'quick window, warm: shown to typed'
    return [
      { name: `${name}, p50`, value: p50(warm), unit: 'ms', baseline: p50(cold), target: undefined },
      { name: `${name}, p95`, value: p95(warm), unit: 'ms', baseline: p95(cold), target: TARGET_MS },
    ]
  } finally {
    await browser.close()
    await host.stop()
    await rm(home, { recursive: true, force: true })
  }
}
