import type { Page } from '@playwright/test'
import type { Simulator } from '../../src/simulator/simulator-server.ts'
import type { App, Computer } from '../support/app/open-app.ts'

export type Open = (computer: Computer) => Promise<App>

/** A state of the app that must look right. */
export interface State {
  readonly name: string
  /** Whether the state is transient, so that it has to be opened anew for each picture. */
  readonly isFleeting?: true
  /** Whether the host is gone and cannot change the language, so that only English pictures are taken. */
  readonly isAlone?: true
  /** Whether the pointer opens the state and therefore must not move. */
  readonly isPointedAt?: true
  /** Opens the state in a page. `end` closes what it has started itself. */
  readonly reach: (open: Open, simulator: Simulator) => Promise<{ page: Page; end?: () => Promise<void> }>
}
