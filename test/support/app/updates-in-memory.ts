import type { UpdatesPort } from '../../../src/backend/updates/update-handlers.ts'

/** Updates of a desktop that has the newest version. */
export const updatesInMemory = (): UpdatesPort => ({
  state: () =>
    Promise.resolve({
      isAvailable: true,
      version: '1.2.3',
      install: 'at-quit',
      work: 'none',
      isWaiting: false,
      isReady: false,
    }),
  check: () => Promise.resolve(),
  install: () => undefined,
})
