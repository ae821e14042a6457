import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import type { Simulator } from '../../src/simulator/simulator-server.ts'
import { FaultProxy } from '../support/network-faults/fault-proxy.ts'
import { live, long, status, stop } from './live-steps.ts'
import type { Open, State } from './state.ts'

const { missing, notices } = en.live
/** Time after which speech is not held in memory any more: several sentences are missing then. */
const AWAY_MS = 30_000
/** The button or title with a length in it, up to the length. */
const beginning = (text: string) => new RegExp(`^${text.split('{{length}}')[0]}`)

interface Outage {
  readonly page: Page
  readonly proxy: FaultProxy
}

/** A session that has lost its service, with speech that only this computer has. */
async function outage(open: Open, simulator: Simulator): Promise<Outage> {
  const proxy = await FaultProxy.to(simulator.address)
  const page = await live(open, { targetLanguages: ['de'], lateMinutes: 0 }, proxy.address, {}, long)
  await proxy.goDown()
  await page.getByText(notices.reconnectingKept.remedy).waitFor({ timeout: 60_000 })
  return { page, proxy }
}

/** The same after the outage, when Parley asks what to do. */
async function asked(open: Open, simulator: Simulator): Promise<Outage> {
  const { page, proxy } = await outage(open, simulator)
  await pause(AWAY_MS)
  await proxy.comeBack()
  await page.getByRole('button', { name: beginning(missing.translate) }).waitFor({ timeout: 120_000 })
  return { page, proxy }
}

/** Speech of an outage: stored, asked about, left for later, and translated late. */
export const outageStates: readonly State[] = [
  {
    name: 'outage',
    reach: async (open, simulator) => {
      const { page, proxy } = await outage(open, simulator)
      return { page, end: () => proxy.goDown() }
    },
  },
  {
    name: 'outage-asked',
    reach: async (open, simulator) => {
      const { page, proxy } = await asked(open, simulator)
      return { page, end: () => proxy.goDown() }
    },
  },
  {
    name: 'outage-late',
    reach: async (open, simulator) => {
      const { page, proxy } = await asked(open, simulator)
      await page.getByRole('button', { name: beginning(missing.translate) }).click()
      await page.getByRole('main').getByText(missing.late).first().waitFor({ timeout: 60_000 })
      return { page, end: () => proxy.goDown() }
    },
  },
  {
    name: 'outage-in-history',
    reach: async (open, simulator) => {
      const { page, proxy } = await asked(open, simulator)
      await page.getByRole('button', { name: missing.later }).click()
      await stop(page)
      await status(page, en.live.status.stopped)
      await page.getByRole('button', { name: en.live.showInHistory }).click()
      await page
        .getByRole('tabpanel')
        .getByText(/of speech missing/)
        .first()
        .waitFor()
      return { page, end: () => proxy.goDown() }
    },
  },
]
