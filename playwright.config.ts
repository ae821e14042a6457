import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { HostOptions } from './test/e2e/support/app.ts'

/** A journey waits more than it works, so two fit on two cores; and none is judged by its time. */
export default defineConfig<HostOptions>({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/support/prepare.config.ts',
  outputDir: process.env['PARLEY_E2E_RESULTS'] ?? 'test-results/e2e',
  fullyParallel: true,
  workers: Math.max(2, availableParallelism() - 1),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A computer that others use too may drop a journey once. What fails twice has failed; what passes then is named.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['PARLEY_E2E_REPORT'] ?? 'test-results/e2e.json' }]],
  projects: [
    { name: 'webhost', use: { host: 'webhost' } },
    { name: 'electron', use: { host: 'electron' } },
  ],
})
