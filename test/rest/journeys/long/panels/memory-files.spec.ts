import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { importFile, legal } from '../../../../journeys/support/panels/memories-panel.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'

const MEMORIES = { appearance: { panel: 'memories' } } as const

test('a memory is imported, read, exported and deleted', {
  tag: ['@played', '@both'],
  annotation: because('the journey answers the dialogs of the system'),
}, async ({ openApp, host }) => {
  const { page, save } = await openApp({
    microphone: 'none',
    service: 'demo',
    settings: MEMORIES,
    viewport: { width: 1000, height: 700 },
  })
  await page.getByRole('button', { name: en.memories.import.title }).click()
  const dialog = page.getByRole('dialog', { name: en.memories.import.title })
  await expect(dialog).toContainText(en.memories.import.needsFile)
  await dialog.locator('input[type=file]').setInputFiles(legal)
  await expect(dialog.getByLabel(en.panels.items.name, { exact: true })).toHaveValue('legal')
  await dialog.getByLabel(en.panels.items.name, { exact: true }).fill('Legal 2026')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.memories.import.submit, exact: true }).click()
  await expect(page.getByText(fill(en.memories.import.done, { name: 'Legal 2026' }))).toBeVisible()
  await expect(page.getByText(fill(en.memories.import.counts, { segments: 2, skipped: 1 }))).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Legal 2026' })
  await expect(row).toContainText('German, French')

  const saved = await save(() =>
    row.getByRole('button', { name: fill(en.memories.export.submit, { name: 'Legal 2026' }) }).click(),
  )
  expect(saved.name).toBe('Legal 2026.tmx')
  expect(saved.content.toString()).toContain('Höhere Gewalt')
  const toast = page.getByRole('status', { name: en.live.messages })
  await expect(toast).toContainText(`${en.app.saved} · Legal 2026.tmx`)
  await expect(toast.getByRole('button', { name: en.privacy.folder.open })).toHaveCount(
    host === 'webhost' ? 0 : 1,
  )
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Legal 2026', exact: true }).click()
  const table = page.getByRole('region', { name: en.memories.segments })
  await expect(table.getByRole('rowheader')).toHaveText(['The parties agree & sign.', 'Force majeure'])
  await expect(table).toContainText('Les parties conviennent et signent.')
  const search = page.getByLabel(en.memories.segment.search)
  await search.fill('h')
  await expect(page.getByText(fill(en.memories.segment.tooShort, { min: 2 }))).toBeVisible()
  await search.fill('höhere')
  await expect(table.getByRole('rowheader')).toHaveText(['Force majeure'])
  await expectAccessible(page)
  await search.fill('nothing like it')
  await expect(page.getByText(en.memories.segment.none.title)).toBeVisible()
  await page.getByRole('button', { name: en.panels.items.back }).click()

  await row.getByRole('button', { name: fill(en.panels.items.delete, { name: 'Legal 2026' }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.panels.items.deleteSubmit }).click()
  await expect(row).toBeHidden()
  expect(await violationsIn(page)).toEqual([])
})

test('a failed import is explained, and the next one works', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', service: 'demo', settings: MEMORIES })
  await importFile(page, { ...legal, buffer: Buffer.from('<html></html>') })
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(en.errors['memory-job'].title['import-failed'])
  await expect(alert).toContainText('The file is not TMX.')
  await importFile(page, legal)
  await expect(page.getByText(fill(en.memories.import.done, { name: 'legal' }))).toBeVisible()
  await expect(alert).toBeHidden()
})
