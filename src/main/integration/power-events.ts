import { powerMonitor } from 'electron'
import type { Publish } from '../../core/contract/contract.ts'

/** Tells pages at once that the computer has slept: timers of a page may take their time to find that out. */
export function watchWaking(publish: Publish): void {
  powerMonitor.on('resume', () => publish('computer.woke', {}))
}
