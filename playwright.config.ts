import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findElectron } from './scripts/electron-runtime.ts'
import type { HostOptions } from './test/e2e/support/app.ts'
import { EXCLUDED, RUNTIME_ONLY } from './test/e2e/support/hosts.ts'

/** One journey per core: a busier computer drops whole words of Chromium's fake microphone. None is judged by its time. */
export default defineConfig<HostOptions>({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/support/prepare.config.ts',
  outputDir: process.env['PARLEY_E2E_RESULTS'] ?? 'test-results/e2e',
  fullyParallel: true,
  workers: Math.max(2, availableParallelism() - 1),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What passes only then fails npm test, unless scripts/flaky.ts lists it.
  retries: 3,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['PARLEY_E2E_REPORT'] ?? 'test-results/e2e.json' }]],
  projects: [
    { name: 'webhost', use: { host: 'webhost' }, grepInvert: EXCLUDED.webhost },
    { name: 'shell', use: { host: 'shell' }, grepInvert: EXCLUDED.shell },
    // Without the runtime, only what no other host can run is listed, and skipped.
    {
      name: 'electron',
      use: { host: 'electron' },
      ...(findElectron() === undefined ? { grep: RUNTIME_ONLY } : { grepInvert: EXCLUDED.electron }),
    },
  ],
})
