import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test } from '../support/app.ts'
import { documentAction, SAVE } from '../support/document-action.ts'
import { dropFiles } from '../support/drop-files.ts'
import { because } from '../support/hosts.ts'
import { choose, documentSettings, dropArea, fileOf, jobs } from '../support/panels/documents-panel.ts'

const NOTE = meeting.agreed

test('a dropped document is translated into every chosen language and saved', {
  tag: ['@played', '@both'],
  annotation: because('the journey answers the dialogs of the system'),
}, async ({ openApp, host }) => {
  const { page, save } = await openApp({ microphone: 'none', settings: documentSettings(['de', 'fr']) })
  await dropFiles(dropArea(page), { name: 'note.txt', content: NOTE.en })
  await page.getByRole('button', { name: fill(en.documents.translate_one, { count: 1 }) }).click()
  await expect(jobs(page)).toHaveCount(2)
  const toast = page.getByRole('status', { name: en.live.messages })
  for (const [language, name, text] of [
    ['German', 'note de.txt', NOTE.de],
    ['French', 'note fr.txt', NOTE.fr],
  ] as const) {
    const button = page.getByRole('button', { name: documentAction(SAVE[host], 'note.txt', language) })
    await expect(button).toBeVisible()
    const saved = await save(() => button.click())
    expect([saved.name, saved.content.toString()]).toEqual([name, text])
    await expect(toast).toContainText(`${en.app.saved} · ${name}`)
    await expect(toast.getByRole('button', { name: en.privacy.folder.open })).toHaveCount(
      host === 'webhost' ? 0 : 1,
    )
    await expect(jobs(page).filter({ hasText: language })).toContainText(
      fill(host === 'webhost' ? en.documents.downloaded : en.documents.saved['chosen-place'], { name }),
    )
  }
  if (host === 'webhost') {
    await page.reload()
    await expect(page.getByRole('button', { name: en.documents.downloadAll })).toBeHidden()
    await expect(jobs(page).filter({ hasText: 'German' })).toContainText(
      fill(en.documents.downloaded, { name: 'note de.txt' }),
    )
  }
  // It is saved, and goes without a question.
  await page.getByRole('button', { name: documentAction('remove', 'note.txt', 'French') }).click()
  await expect(jobs(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: en.documents.jobs })).toBeFocused()
})

test('what documents cost at least is said before they are sent', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: documentSettings(['de', 'fr']),
  })
  const minimum = page.getByText(fill(en.documents.minimum, { characters: '100,000' }))
  await dropFiles(dropArea(page), { name: 'note.txt', content: NOTE.en })
  await expect(
    page.getByRole('button', { name: fill(en.documents.translate_one, { count: 1 }) }),
  ).toBeEnabled()
  await expect(minimum).toBeHidden()
  await dropFiles(dropArea(page), { name: 'plan.docx', content: NOTE.en })
  await expect(minimum).toBeVisible()
  await page.getByRole('button', { name: en.documents.options }).click()
  await page.getByRole('switch', { name: en.documents.watermark }).click()
  await expect(page.getByText(fill(en.documents.inUse, { number: '1' }))).toBeVisible()
  await expectAccessible(page)
})

test('a refusal by the service keeps its message, and the draft of a refusal by the host stays', {
  tag: '@webhost',
  annotation: because('a desktop window ends with its program'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none', settings: documentSettings(['de']) })
  const { page, endHost } = app
  await choose(app, fileOf('paper.pdf', '%PDF-1.7'))
  await page.getByRole('combobox', { name: fill(en.documents.format, { name: 'paper.pdf' }) }).click()
  await page.getByRole('option', { name: fill(en.documents.formatName, { format: 'DOCX' }) }).click()
  await page.getByRole('button', { name: fill(en.documents.translate_one, { count: 1 }) }).click()
  await expect(jobs(page)).toContainText(`${en.errors.refused.title}. Reason: `)

  await choose(app, fileOf('note.txt', NOTE.en))
  await endHost()
  await page.getByRole('button', { name: fill(en.documents.translate_one, { count: 1 }) }).click()
  const drafts = page.getByRole('list', { name: en.documents.drafts })
  await expect(drafts.getByRole('listitem')).toContainText(en.app.hostGone.title)
  await expect(drafts.getByRole('listitem')).toContainText('note.txt')
})
