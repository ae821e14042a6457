import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { documentAction, SAVE } from '../../../../journeys/support/document-action.ts'
import { dropFiles } from '../../../../journeys/support/drop-files.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { reach } from '../../../../journeys/support/keyboard.ts'
import {
  choose,
  documentSettings,
  dropArea,
  fileOf,
  jobs,
} from '../../../../journeys/support/panels/documents-panel.ts'
import { Refusal } from '../../../../support/app/as-desktop.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'

const NOTE = meeting.agreed

test('several finished documents are downloaded with one click', {
  tag: '@webhost',
  annotation: because('the desktop asks for the place of each'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: documentSettings(['de', 'fr', 'es']) })
  const all = page.getByRole('button', { name: en.documents.downloadAll })
  await dropFiles(dropArea(page), { name: 'note.txt', content: NOTE.en })
  await expect(all).toBeHidden()
  await page.getByRole('button', { name: fill(en.documents.translate_one, { count: 1 }) }).click()
  await expect(page.getByRole('button', { name: `${en.documents.download}: note.txt` })).toHaveCount(3)
  const alone = page.waitForEvent('download')
  await page.getByRole('button', { name: documentAction('download', 'note.txt', 'Spanish') }).click()
  await alone
  const names: string[] = []
  page.on('download', (download) => names.push(download.suggestedFilename()))
  await reach(page, all)
  await page.keyboard.press('Enter')
  await expect.poll(() => names.toSorted()).toEqual(['note de.txt', 'note fr.txt'])
  await expect(all).toBeHidden()
  await expect(page.getByRole('heading', { name: en.documents.jobs })).toBeFocused()
})

test('documents that the service would refuse are refused at once, and the others translated', {
  tag: '@played',
  annotation: because('the journey answers the dialogs of the system'),
}, async ({ openApp, host }) => {
  const app = await openApp({ microphone: 'none', settings: documentSettings(['de']) })
  const { page } = app
  await choose(
    app,
    fileOf('program.exe', 'MZ'),
    fileOf('empty.txt', ''),
    fileOf('long.srt', Buffer.alloc(150 * 1024 + 1)),
    fileOf('good.txt', NOTE.en),
  )
  const drafts = page.getByRole('list', { name: en.documents.drafts })
  const row = (name: string) => drafts.getByRole('listitem').filter({ hasText: name })
  await expect(row('program.exe')).toContainText(en.documents.refused.type)
  await expect(row('empty.txt')).toContainText(en.documents.refused.empty)
  await expect(row('long.srt')).toContainText(
    fill(en.documents.refused.tooLarge, { limit: fill(en.documents.size.kb, { value: 150 }) }),
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: fill(en.documents.translate_one, { count: 1 }) }).click()
  await expect(page.getByRole('button', { name: documentAction(SAVE[host], 'good.txt') })).toBeVisible()
  await expect(drafts.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: fill(en.documents.removeDraft, { name: 'program.exe' }) }).click()
  await expect(drafts.getByRole('listitem')).toHaveCount(2)
  await expect(drafts).toBeFocused()
})

test('translations are restored after a restart, and an unsaved one is not removed by accident', {
  tag: ['@played', '@both'],
  annotation: because('the journey answers the dialogs of the system'),
}, async ({ openApp, host }) => {
  const app = await openApp({ microphone: 'none', settings: documentSettings(['de']) })
  await choose(app, fileOf('note.txt', NOTE.en))
  const translate = fill(en.documents.translate_one, { count: 1 })
  await app.page.getByRole('button', { name: translate }).click()
  const saveOn = (on: Page) => on.getByRole('button', { name: documentAction(SAVE[host], 'note.txt') })
  await expect(saveOn(app.page)).toBeVisible()
  const page = await app.restart()
  await expect(saveOn(page)).toBeVisible()

  await page.getByRole('button', { name: documentAction('remove', 'note.txt') }).click()
  const dialog = page.getByRole('dialog', { name: en.documents.confirm.title })
  await expect(dialog).toContainText(
    fill(en.documents.confirm.remedy, { name: 'note.txt', language: 'German' }),
  )
  await dialog.getByRole('button', { name: en.documents.confirm.keep }).click()
  await expect(saveOn(page)).toBeVisible()
  await page.getByRole('button', { name: documentAction('remove', 'note.txt') }).click()
  await dialog.getByRole('button', { name: en.service.accounts.remove }).click()
  await expect(jobs(page)).toHaveCount(0)
  await expect(page.getByText(en.documents.empty)).toBeVisible()
})

test('a failed document says why and can be retried; one in progress can be cancelled', {
  tag: '@played',
  annotation: because('the journey answers the dialogs of the system'),
}, async ({ openApp, simulator }) => {
  const app = await openApp({ microphone: 'none', settings: documentSettings(['de']) })
  const { page } = app
  await choose(app, fileOf('broken.txt', Buffer.of(0xff)))
  await page.getByRole('button', { name: fill(en.documents.translate_one, { count: 1 }) }).click()
  await expect(jobs(page)).toContainText(`${en.errors['document-failed'].title}.`)
  // It stays in progress until it is cancelled.
  simulator.faults.add([{ kind: 'stall', path: '/v2/document/*' }])
  await page.getByRole('button', { name: documentAction('retry', 'broken.txt') }).click()
  await page.getByRole('button', { name: documentAction('cancel', 'broken.txt') }).click()
  await expect(jobs(page)).toContainText(en.documents.states.cancelled)
  await expect(page.getByRole('button', { name: documentAction('retry', 'broken.txt') })).toBeVisible()
})

test('the error of a translation disappears with the next attempt', {
  tag: '@webhost',
  annotation: because('a desktop keeps no copy that could be downloaded again'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none', settings: documentSettings(['de']) })
  const { page, save } = app
  await app.answerCalls({
    'document.remove': () => new Refusal({ kind: 'storage', what: 'document', detail: 'EROFS' }),
  })
  await choose(app, fileOf('note.txt', NOTE.en))
  await page.getByRole('button', { name: fill(en.documents.translate_one, { count: 1 }) }).click()
  await save(() => page.getByRole('button', { name: documentAction('download', 'note.txt') }).click())
  await page.getByRole('button', { name: documentAction('remove', 'note.txt') }).click()
  await expect(jobs(page).getByRole('alert')).toBeVisible()
  await save(() => page.getByRole('button', { name: documentAction('downloadAgain', 'note.txt') }).click())
  await expect(jobs(page).getByRole('alert')).toBeHidden()
})

test('the demo service introduces itself, and says when it has changed nothing', {
  tag: '@played',
  annotation: because('the journey answers the dialogs of the system'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none', service: 'demo', settings: documentSettings(['de']) })
  const { page } = app
  await choose(app, fileOf('slides.pptx', Buffer.from([1, 2, 250])), fileOf('paper.pdf', '%PDF-1.7'))
  await expect(page.getByRole('combobox', { name: /paper.pdf/ })).toBeDisabled()
  await page.getByRole('button', { name: fill(en.documents.removeDraft, { name: 'paper.pdf' }) }).click()
  await page.getByRole('button', { name: fill(en.documents.translate_one, { count: 1 }) }).click()
  await expect(jobs(page)).toContainText(en.documents.unchanged)
  await expect(jobs(page).getByText(en.service.demo.name, { exact: true })).toBeVisible()
})

test('a document is translated with the keyboard alone, in both themes and forced colours', {
  tag: '@played',
  annotation: because('the journey answers the dialogs of the system'),
}, async ({ openApp, host }) => {
  const { page, chooseFiles, save } = await openApp({
    microphone: 'none',
    viewport: { width: 900, height: 600 },
    settings: { documents: { targetLanguages: ['de'], sourceLanguage: 'en' } },
  })
  await expect(page.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
  await page.keyboard.press('Alt+4')
  await expect(page.getByRole('button', { name: en.documents.drop.choose })).toBeVisible()
  await expectAccessible(page)
  const tabTo = (name: string) => reach(page, page.getByRole('button', { name }))
  await tabTo(en.documents.drop.choose)
  await chooseFiles(() => page.keyboard.press('Enter'), [fileOf('paper.pdf', '%PDF-1.7')])

  await tabTo(en.documents.options)
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: en.documents.memory }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Demo: meeting minutes' }).press('Enter')
  await expect(page.getByText(en.documents.threshold)).toBeVisible()
  await expectAccessible(page)

  await tabTo(fill(en.documents.translate_one, { count: 1 }))
  await page.keyboard.press('Enter')
  await expect(jobs(page)).toHaveCount(1)
  await tabTo(documentAction(SAVE[host], 'paper.pdf'))
  const saved = await save(() => page.keyboard.press('Enter'))
  expect(saved.name).toBe('paper de.pdf')
  await expectAccessible(page)
  expect(await violationsIn(page)).toEqual([])
})
