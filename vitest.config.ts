import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

// The real `electron` package fetches its runtime when it is required; tests get a fake that records.
const electron = resolve(import.meta.dirname, 'test/doubles/electron.ts')

// Processes that tests start load the same sources again and again: compiled once, they start in half the time.
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, 'node_modules/.cache/node')

/** Limits that end a test that hangs: a busy computer is slow, and a time never decides a test. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }
const unit = { environment: 'node', ...patience, server: { deps: { inline: ['electron-store'] } } }

/** What a test needs decides where it lies, and with that when it runs: see CONTRIBUTING.md. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { electron } },
        test: {
          ...unit,
          name: 'node',
          include: ['{src,scripts}/**/*.test.ts', 'test/{attack,rules,support}/**/*.test.ts'],
          exclude: ['src/main/**'],
          // A process for each file would cost as much as the tests.
          isolate: false,
        },
      },
      {
        resolve: { alias: { electron } },
        // The double of Electron is one for a process.
        test: { ...unit, name: 'main', include: ['src/main/**/*.test.ts', 'test/doubles/**/*.test.ts'] },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['test/contract/**/*.test.ts'],
          // Loading the app for each file would cost more than most tests.
          isolate: false,
          setupFiles: 'test/support/interface/watch-setup.ts',
          ...patience,
        },
      },
      {
        resolve: { alias: { electron } },
        test: {
          ...unit,
          name: 'rest',
          include: ['test/rest/**/*.test.ts', '{src,scripts,test/contract}/**/*.sampled.test.ts'],
          exclude: ['test/rest/{devices,packaging}/**'],
          env: { PARLEY_TESTS: 'rest' },
        },
      },
      {
        test: {
          name: 'devices',
          environment: 'node',
          include: ['test/rest/devices/**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'packaging',
          environment: 'node',
          globalSetup: 'test/rest/packaging/setup.ts',
          include: ['test/rest/packaging/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
})
