import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { answerByPath, shout } from '../../../support/service/answers-by-path.ts'
import { type Answer, HttpPeer, json } from '../../../support/service/http-peer.ts'
import { legalTmx } from '../../../support/service/tmx.ts'
import { expect } from '../app.ts'

/** A service that answers with these memories, and shouts texts. */
export async function peerWith(memories: Answer, others: Record<string, Answer> = {}): Promise<HttpPeer> {
  const peer = await HttpPeer.listen()
  answerByPath(peer, {
    '/v2/languages': json(200, []),
    '/v3/languages': json(200, []),
    '/v3/translation_memories': memories,
    '/v2/translate': shout,
    ...others,
  })
  return peer
}

/** Chooses the last of 45 memories in a panel. */
export async function chooseLast(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${en.documents.options}`) }).click()
  const choice = page.getByRole('combobox', { name: en.documents.memory, exact: true })
  await choice.click()
  await expect(page.getByRole('option', { name: /^Memory/ })).toHaveCount(45)
  await page.getByRole('option', { name: 'Memory 45', exact: true }).click()
  await expect(choice).toHaveText('Memory 45')
}

export const legal = { name: 'legal.tmx', mimeType: 'application/xml', buffer: Buffer.from(legalTmx) }

export async function importFile(page: Page, file: typeof legal): Promise<void> {
  await page.getByRole('button', { name: en.memories.import.title }).click()
  const dialog = page.getByRole('dialog', { name: en.memories.import.title })
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: en.memories.import.submit, exact: true }).click()
}
