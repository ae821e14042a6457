import type { Page } from '@playwright/test'
import type { Simulator } from '../../src/simulator/server.ts'
import type { App, Computer } from '../support/app/open-app.ts'

export type Open = (computer: Computer) => Promise<App>

/** One state of the app that must look right. */
export interface State {
  readonly name: string
  /** It passes by: each picture of it is taken of a new one. */
  readonly isFleeting?: true
  /** Its host is gone, and cannot be told another language: it is in English. */
  readonly isAlone?: true
  /** The pointer shows it, and stays where it is. */
  readonly isPointedAt?: true
  /** Brings a page into it. What it started itself, it ends in the answer. */
  readonly reach: (open: Open, simulator: Simulator) => Promise<{ page: Page; end?: () => Promise<void> }>
}
