import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { makeGlossaries } from '../../support/service/glossaries.ts'
import { makeSpokenTerms } from '../../support/service/spoken-terms.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'

test('words of a caption that a glossary or spoken terms decided say so', async ({ openApp, simulator }) => {
  const { path } = await record({ name: 'chosen-words', sentences: ['question'] })
  const spokenTermsId = await makeSpokenTerms(simulator, 'Names', { en: ['Hana'] })
  const [glossaryId = ''] = await makeGlossaries(simulator, [
    { name: 'Our words', pairs: { 'en de': [{ source: 'testing', target: 'Testläufe' }] } },
  ])
  const { page } = await openApp({
    microphone: path,
    profile: 'deepl',
    settings: {
      audio: UNPROCESSED,
      voice: { sourceLanguage: 'en', targetLanguages: ['de'], spokenTermsId, glossaryId },
    },
  })
  const live = new LivePage(page)
  await live.start()
  await live.reads('Testläufe', 'de')
  const marks = live.captions.locator('mark')
  await expect(marks).toHaveText(['Hana', 'Testläufe'])
  const replaced = fill(en.corrections.replaced, { before: 'testing', after: 'Testläufe' })
  await expect(marks.first()).toHaveAccessibleDescription(en.spokenTerms.label)
  await expect(marks.last()).toHaveAccessibleDescription(replaced)
  await expect(marks.last()).toHaveCSS('text-decoration-style', 'solid')
  await expect(marks.last()).toHaveCSS('text-decoration-thickness', '2px')
  await marks.last().hover()
  await expect(page.getByText(replaced, { exact: true })).toBeVisible()
  await expectAccessible(page)
})
