import { networkInterfaces } from 'node:os'
import { expect, type Locator, type Page } from '@playwright/test'
import { roomNetworks } from '../../../src/backend/room/room-networks.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { LivePage } from './live-page.ts'

const { room: words } = en

const isInManyNetworks = (): boolean => roomNetworks(networkInterfaces()).length > 1

interface OpenedRoom {
  readonly dialog: Locator
  readonly address: string
  readonly code: string
}

/** Opens the room of a running session, and waits for its link. */
export async function openRoom(page: Page): Promise<OpenedRoom> {
  await new LivePage(page).unfoldMore()
  await page.getByRole('button', { name: words.title }).click()
  const dialog = page.getByRole('dialog', { name: words.title })
  // Where the computer is in several networks, one is picked first.
  if (isInManyNetworks()) await dialog.getByRole('button', { name: words.open }).click()
  await expect(dialog.getByRole('img', { name: words.qr })).toBeVisible()
  const [address = '', code = ''] = await dialog.getByRole('definition').allInnerTexts()
  return { dialog, address, code }
}

/** Opens a browser of its own, as large as a phone. */
export async function phoneOf(page: Page, locale = 'en'): Promise<Page> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const context = await browser.newContext({
    viewport: { width: 390, height: 780 },
    deviceScaleFactor: 2,
    hasTouch: true,
    locale,
  })
  return context.newPage()
}
