import type { Page } from '@playwright/test'

/** Resizes the window, and waits until the page has learned its size and laid out what follows it. */
export async function resizeWindow(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size)
  // Observers of sizes are told in a frame, and what they change is laid out in the next one.
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    await nextFrame()
    await nextFrame()
  })
}
