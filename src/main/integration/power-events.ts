import { powerMonitor } from 'electron'
import type { Publish } from '../../core/contract/contract.ts'

/** Notifies pages as soon as the computer wakes up: the timers of a page may detect it much later. */
export function watchWaking(publish: Publish): void {
  powerMonitor.on('resume', () => publish('computer.woke', {}))
}
