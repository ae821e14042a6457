import type { Page } from '@playwright/test'
import type { Simulator } from '../../src/simulator/server.ts'
import type { App, Computer } from '../support/open-app.ts'

export type Open = (computer: Computer) => Promise<App>

/** One state of the app that must look right. */
export interface State {
  readonly name: string
  /** Brings a page into it. What it started itself, it ends in the answer. */
  readonly reach: (open: Open, simulator: Simulator) => Promise<{ page: Page; end?: () => Promise<void> }>
}
