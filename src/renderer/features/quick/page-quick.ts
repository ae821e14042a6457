import { pageClock } from '../../bridge/page-clock.ts'
import type { StorePorts } from '../../data/stores.ts'
import { createQuick, type Quick } from './quick-store.ts'

/** The text of the quick window, kept for the lifetime of its page. */
export const createPageQuick = ({ bridge }: StorePorts): Quick =>
  createQuick({
    clock: pageClock,
    newId: () => crypto.randomUUID(),
    translate: (input, options) => bridge.invoke('text.translate', input, options),
  })
