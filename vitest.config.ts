import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

// The real `electron` package fetches its runtime when it is required; tests get a fake that records.
const electron = resolve(import.meta.dirname, 'test/doubles/electron.ts')

/** Limits that end a test that hangs: a busy computer is slow, and a time never decides a test. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { electron } },
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/{attack,doubles,rules}/**/*.test.ts'],
          ...patience,
          server: { deps: { inline: ['electron-store'] } },
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['test/contract/**/*.test.ts'],
          // What passes only then fails npm test, unless scripts/flaky.ts lists it.
          retry: 1,
          ...patience,
        },
      },
      {
        test: {
          name: 'devices',
          environment: 'node',
          include: ['test/devices/**/*.test.ts'],
          retry: 5,
          ...patience,
        },
      },
      {
        test: {
          name: 'packaging',
          environment: 'node',
          globalSetup: 'test/packaging/setup.ts',
          include: ['test/packaging/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
})
