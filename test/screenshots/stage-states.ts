import { en } from '../../src/core/product/strings/en.ts'
import { record } from '../support/audio/recordings.ts'
import { makeGlossaries } from '../support/service/glossaries.ts'
import { makeSpokenTerms } from '../support/service/spoken-terms.ts'
import { caption, live, start, UNPROCESSED } from './live-steps.ts'
import type { State } from './state.ts'

/** States of the stage with more than captions and one notice. */
export const stageStates: readonly State[] = [
  {
    name: 'presenting',
    reach: async (open) => {
      const page = await live(open)
      await page.getByRole('button', { name: en.live.captions, exact: true }).click()
      await page.getByRole('button', { name: en.live.present, exact: true }).click()
      await page.getByRole('navigation').waitFor({ state: 'hidden' })
      return { page }
    },
  },
  {
    name: 'chosen-words',
    reach: async (open, simulator) => {
      const { path } = await record({ name: 'chosen-words', sentences: ['question'] })
      const spokenTermsId = await makeSpokenTerms(simulator, 'Names', { en: ['Hana'] })
      const [glossaryId = ''] = await makeGlossaries(simulator, [
        { name: 'Our words', pairs: { 'en de': [{ source: 'testing', target: 'Testläufe' }] } },
      ])
      const { page } = await open({
        microphone: path,
        profile: 'deepl',
        settings: {
          audio: UNPROCESSED,
          voice: { sourceLanguage: 'en', targetLanguages: ['de'], spokenTermsId, glossaryId },
        },
      })
      await start(page)
      await caption(page, 'Testläufe')
      return { page }
    },
  },
  {
    name: 'more-marked',
    reach: async (open) => {
      const page = await live(open, { glossaryId: '7a5d3f3e-1f4e-4d5e-8a5e-1f4e4d5e8a5e' })
      await page.getByRole('button', { name: en.glossaries.live.unknownHint }).waitFor()
      return { page }
    },
  },
]
