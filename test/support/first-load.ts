import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** In thousands of bytes: what a page may fetch until live captions can be started. */
export const FIRST_LOAD_KB = 250

/**
 * What a page fetches until the app can be used.
 *
 * @param load takes the page to the app
 * @returns thousands of bytes, gzipped
 */
export async function firstLoadOf(page: Page, load: () => Promise<unknown>): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => bodies.push(response.body()))
  await load()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
