import { expect, test } from '../../../../journeys/support/app.ts'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Element | null }[]
}

const STARTS = {
  'one voice': {},
  'a meeting': { meeting: { isOn: true } },
  'a panel': { appearance: { panel: 'text' } },
  German: { appearance: { language: 'de' } },
} as const

for (const [name, settings] of Object.entries(STARTS))
  for (const service of ['simulator', 'demo'] as const)
    test(`nothing moves after the first paint: ${name}, ${service}`, async ({ openApp }) => {
      const { page } = await openApp({
        microphone: 'none',
        settings,
        ...(service === 'demo' && { service }),
      })
      await page.addInitScript(() => {
        const shifts: string[] = []
        Object.assign(globalThis, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as LayoutShift
            shifts.push(
              `${value}: ${sources.map(({ node }) => node?.className ?? node?.nodeName).join(', ')}`,
            )
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.reload()
      await expect(page.getByRole('figure')).toBeVisible()
      await page.waitForLoadState('networkidle')
      // The preview plays for seven seconds.
      await page.waitForTimeout(name === 'one voice' ? 8000 : 1500)
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([])
    })
