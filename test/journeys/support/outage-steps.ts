import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import type { Side } from '../../../src/core/voice/sides.ts'
import { expect } from './app.ts'

/** The fixed part of a text with a length in it. */
export const fixedPart = (text: string): string =>
  text
    .split('{{length}}')
    .map((part) => part.trim())
    .find((part) => part !== '') ?? ''

export interface ExportedSession {
  readonly captions: readonly {
    readonly startMs: number
    readonly endMs: number
    readonly side?: Side
    readonly isLate?: boolean
    readonly source: string
    readonly targets: Readonly<Record<string, string>>
  }[]
  readonly gaps: readonly object[]
}

/** Exports the session open in History. */
export async function exportedSession(page: Page): Promise<ExportedSession> {
  const history = page.getByRole('tabpanel', { name: en.panels.names.history })
  await history.getByRole('button', { name: en.history.session.export }).click()
  const dialog = page.getByRole('dialog', { name: en.history.export.title })
  await dialog.getByRole('combobox', { name: 'Format' }).click()
  await page.getByRole('option', { name: en.history.export.formats.json, exact: true }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: en.history.export.submit }).click()
  const path = await (await download).path()
  await expect(dialog).toBeHidden()
  return JSON.parse(readFileSync(path, 'utf8')) as ExportedSession
}

/** Longer than the longest sentence with its pauses: one that is missing leaves more between two captions. */
const MAX_HOLE_MS = 9000

/**
 * Expects captions from the beginning of a recording to its end. Their words are not counted: a sentence comes in two
 * parts at an edge of an outage, and where a busy computer has dropped some of its sound.
 */
export function expectNoHole(captions: ExportedSession['captions'], durationMs: number): void {
  const holes = captions.map(({ startMs }, at) => startMs - (captions[at - 1]?.endMs ?? 0))
  expect(Math.max(...holes)).toBeLessThan(MAX_HOLE_MS)
  expect(captions.at(-1)?.endMs).toBeGreaterThan(durationMs - MAX_HOLE_MS)
}
