import { gzipSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'

/** Limit for what a page fetches until live captions can be started, without its font, in kB. */
export const FIRST_LOAD_KB = 400

/**
 * Size of everything that a page fetches until the app can be used, but for its font.
 *
 * @param load opens the app in the page
 * @returns kB, gzipped
 */
export async function firstLoadOf(page: Page, load: () => Promise<unknown>): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  let hasBegun = false
  const wanted = new WeakSet<Request>()
  // Ignores requests of the previous page, and HEAD requests, which have no body.
  page.on('request', (request) => {
    hasBegun ||= request.isNavigationRequest()
    if (hasBegun && request.method() === 'GET' && request.resourceType() !== 'font') wanted.add(request)
  })
  const take = (response: Response) => {
    if (wanted.has(response.request())) bodies.push(response.body())
  }
  page.on('response', take)
  await load()
  await page.getByRole('button', { name: en.live.start, exact: true }).waitFor()
  page.off('response', take)
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
