import type { Locator } from '@playwright/test'
import type { Simulator } from '../../../../src/simulator/simulator-server.ts'
import { seededRandom } from '../../../support/base/random.ts'

/** More requests than a journey makes. */
const MAX_REQUESTS = 1000

const LATE_MS = process.env['PARLEY_LATE_MS']
const LATE_SEED = process.env['PARLEY_LATE_SEED']

/**
 * Makes every further answer of the service late. `PARLEY_LATE_MS` sets another delay; with `PARLEY_LATE_SEED`, each is at
 * random between 0 and that.
 *
 * @param defaultMs without these variables
 */
export function answerLate({ faults }: Pick<Simulator, 'faults'>, defaultMs = 2000): void {
  const ms = LATE_MS === undefined ? defaultMs : Number(LATE_MS)
  if (LATE_SEED === undefined) return faults.add([{ kind: 'stall', ms, times: MAX_REQUESTS }])
  const random = seededRandom(Number(LATE_SEED))
  faults.add(
    Array.from({ length: MAX_REQUESTS }, () => ({ kind: 'stall' as const, ms: Math.round(random() * ms) })),
  )
}

/** Presses a control as soon as it is there, as a person does who does not look whether it can be pressed. */
export async function pressAtOnce(control: Locator): Promise<void> {
  await control.waitFor()
  await control.press('Enter')
}
