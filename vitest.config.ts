import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

// The real `electron` package fetches its runtime when it is required; tests get a fake that records.
const electron = resolve(import.meta.dirname, 'test/doubles/electron.ts')

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { electron } },
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/{attack,rules}/**/*.test.ts'],
          // A busy computer is slow; a time never decides a test.
          testTimeout: 30_000,
          hookTimeout: 120_000,
          server: { deps: { inline: ['electron-store'] } },
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['test/contract/**/*.test.ts'],
          // Real sockets at the pace of speech, as in the journeys: what fails twice has failed, the rest is named.
          retry: 1,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'packaging',
          environment: 'node',
          include: ['test/packaging/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
