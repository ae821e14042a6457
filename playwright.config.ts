import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findElectron } from './scripts/electron-runtime.ts'
import type { HostOptions } from './test/journeys/support/app.ts'
import {
  EXCLUDED,
  RUNTIME_ONLY,
  SECOND_HOST,
  SHELL_ONLY,
  WITH_OWN_HOST,
} from './test/journeys/support/hosts.ts'

/** How long an expectation is waited for. A planted fault disappoints one, which the environment makes shorter. */
const PATIENCE_MS = Number(process.env['PARLEY_JOURNEY_PATIENCE_MS'] ?? 60_000)

/** What a journey proves decides where it lies, and with that when it runs: see CONTRIBUTING.md. */
export default defineConfig<HostOptions>({
  testDir: 'test/journeys',
  globalSetup: './test/journeys/support/prepare.config.ts',
  outputDir: process.env['PARLEY_JOURNEY_RESULTS'] ?? 'test-results/journeys',
  fullyParallel: true,
  workers: Math.max(1, Math.floor(availableParallelism() / 2)),
  // Limits that end a journey that hangs: a busy computer is slow, and a time never decides a journey.
  timeout: 4 * PATIENCE_MS,
  expect: { timeout: PATIENCE_MS },
  use: { actionTimeout: PATIENCE_MS },
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PARLEY_JOURNEY_REPORT'] ?? 'test-results/journeys.json' }],
    ['./scripts/tests/playwright-progress.ts'],
  ],
  projects: [
    { name: 'webhost', use: { host: 'webhost' }, grepInvert: EXCLUDED.webhost },
    { name: 'shell', use: { host: 'shell' }, grep: SHELL_ONLY },
    { name: 'sound', testDir: 'test/rest/journeys/sound', use: { host: 'webhost' } },
    { name: 'devices', testDir: 'test/rest/journeys/devices', use: { host: 'webhost' } },
    {
      name: 'long',
      testDir: 'test/rest/journeys/long',
      use: { host: 'webhost' },
      grepInvert: EXCLUDED.webhost,
    },
    { name: 'long-shell', testDir: 'test/rest/journeys/long', use: { host: 'shell' }, grep: SHELL_ONLY },
    {
      name: 'second-host',
      testDir: 'test',
      testMatch: '**/journeys/**/*.spec.ts',
      use: { host: 'shell' },
      grep: SECOND_HOST,
    },
    {
      name: 'electron',
      testDir: 'test',
      testMatch: '**/journeys/**/*.spec.ts',
      testIgnore: WITH_OWN_HOST,
      use: { host: 'electron' },
      // Without the runtime, only what no other host can run is listed, and skipped.
      ...(findElectron() === undefined ? { grep: RUNTIME_ONLY } : { grepInvert: EXCLUDED.electron }),
    },
  ],
})
