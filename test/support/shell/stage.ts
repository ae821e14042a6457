import type { Page } from '@playwright/test'
import type { Simulator } from '../../../src/simulator/simulator-server.ts'
import type { OpenShell } from '../app/open-in-shell.ts'

/** A running shell with what a check needs of it. */
export interface Stage {
  readonly shell: OpenShell
  /** Page of the main window. */
  readonly page: Page
  readonly simulator: Simulator
  /** Address of a page that is not Parley's. */
  readonly foreign: string
  /** Waits until it holds; throws what was seen instead after a while. */
  readonly until: (look: () => unknown, isRight: (seen: unknown) => boolean) => Promise<void>
}

interface Parley {
  invoke(id: number, call: string, input: unknown): Promise<{ ok: boolean; value?: unknown; error?: unknown }>
  cancel(id: number): void
  subscribe(event: string, listener: (payload: unknown) => void): () => void
}

declare global {
  // oxlint-disable-next-line no-var -- globals of pages
  var parley: Parley | undefined
  // oxlint-disable-next-line no-var
  var heardEvents: unknown[][] | undefined
}

export type Check = (stage: Stage) => Promise<void>

let calls = 2_000_000
/** Calls the main process from a page. */
export async function call(page: Page, name: string, input: object = {}): Promise<unknown> {
  calls += 1
  return page.evaluate(([id, called, given]) => globalThis.parley?.invoke(id, called, given), [
    calls,
    name,
    input,
  ] as const)
}

/** Throws if something is not as it should be. */
export function demand(seen: unknown, wanted: unknown): void {
  const [has, wants] = [JSON.stringify(seen), JSON.stringify(wanted)]
  if (has !== wants) throw new Error(`it is ${has} and not ${wants}`)
}

export const is = (wanted: unknown) => (seen: unknown) => JSON.stringify(seen) === JSON.stringify(wanted)

export const hears = async (page: Page, event: string): Promise<void> =>
  page.evaluate((name) => {
    globalThis.heardEvents = []
    globalThis.parley?.subscribe(name, (payload) => globalThis.heardEvents?.push([name, payload]))
  }, event)
export const heard = (page: Page) => page.evaluate(() => globalThis.heardEvents)

/** Addresses that the shell has opened in the browser. */
export const linksOpened = ({ shell }: Stage) => shell.process.evaluate(({ opened }) => opened)
