import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import { createSimulator } from '../../src/simulator/simulator-server.ts'
import { openApp } from '../support/app/open-app.ts'
import { makeGlossaries, terms } from '../support/service/glossaries.ts'
import { type Figure, p50, p95 } from './figures.ts'
import { sized } from './size.ts'

const ENTRIES = sized(100_000, 1000)
const OPEN_MS = 500
const LONGEST_MS = 50
const TIMES = sized(10, 1)
/** Search text that matches few entries, then none; deleting it matches all again. */
const TYPED = 'source 99x'

/** Milliseconds from the click on a glossary's name until its first entry is displayed. */
const open = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const named = [...document.querySelectorAll('button')].find((each) => each.textContent === wanted)
    const startedAt = performance.now()
    named?.click()
    const isThere = () => document.querySelector('[aria-label="Source of row 1"]') !== null
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - startedAt
  }, name)

/** Duration of each task of at least 50 ms that blocked the page while `act` ran, in milliseconds. */
async function blockedDuring(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const observer = await page.evaluateHandle(() => {
    const tasks: number[] = []
    const watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    })
    watch.observe({ type: 'longtask' })
    return { tasks, watch }
  })
  await act()
  return observer.evaluate(async ({ tasks, watch }) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    watch.disconnect()
    return tasks
  })
}

/** Opens a glossary of 100,000 entries in the whole app from a service on this computer, and searches it. */
export async function measureGlossary(): Promise<Figure[]> {
  const simulator = await createSimulator()
  await makeGlossaries(simulator, [
    { name: 'Many', pairs: { 'en de': terms(ENTRIES) } },
    { name: 'Few', pairs: { 'en de': terms(10) } },
  ])
  const app = await openApp(
    'webhost',
    { microphone: 'none', settings: { appearance: { panel: 'glossaries' } } },
    simulator,
  )
  try {
    const { page } = app
    const opened = async (name: string): Promise<number> => {
      await page.reload()
      await page.getByRole('button', { name, exact: true }).waitFor()
      return open(page, name)
    }
    const few: number[] = []
    const many: number[] = []
    for (let i = 0; i < TIMES; i += 1) {
      few.push(await opened('Few'))
      many.push(await opened('Many'))
    }
    await page.reload()
    await page.getByRole('button', { name: 'Many', exact: true }).waitFor()
    const blockedByOpening = await blockedDuring(page, () => open(page, 'Many'))
    const find = page.getByLabel(en.glossaries.editor.find)
    const blocked = await blockedDuring(page, async () => {
      for (let i = 0; i < TIMES; i += 1) {
        await find.pressSequentially(TYPED, { delay: 20 })
        for (const _letter of TYPED) await find.press('Backspace')
      }
    })
    const name = 'glossary of 100,000 entries'
    return [
      { name: `${name}, opened, p50`, value: p50(many), unit: 'ms', baseline: p50(few), target: undefined },
      { name: `${name}, opened, p95`, value: p95(many), unit: 'ms', baseline: p95(few), target: OPEN_MS },
      {
        name: '  longest task of the page while it is opened',
        value: Math.max(0, ...blockedByOpening),
        unit: 'ms',
        baseline: undefined,
        target: LONGEST_MS,
      },
      {
        name: '  longest task of the page while its entries are searched',
        value: Math.max(0, ...blocked),
        unit: 'ms',
        baseline: undefined,
        target: LONGEST_MS,
      },
    ]
  } finally {
    await app.close()
    await simulator.close()
  }
}
