import { en } from '../../../../../src/core/product/strings/en.ts'
import type { Settings } from '../../../../../src/core/settings/settings.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { makeSpokenTerms } from '../../../../support/service/spoken-terms.ts'

const NAMED = meeting.question.en.replace('Anna', 'Hana')

const meetingWith = (voice: Partial<Settings['voice']>) => ({
  audio: UNPROCESSED,
  voice: { sourceLanguage: 'en', targetLanguages: ['de'], ...voice },
})

test('a live session writes names as its spoken terms list them, unless they are for another language', async ({
  openApp,
  simulator,
}) => {
  const { path } = await record({ name: 'journey-names', sentences: ['question'] })
  const names = await makeSpokenTerms(simulator, 'Names', { en: ['Hana'] })
  const others = await makeSpokenTerms(simulator, 'Others', { fr: ['Hana'] })
  for (const [spokenTermsId, written] of [
    [names, NAMED],
    [others, meeting.question.en],
  ] as const)
    await test.step(written, async () => {
      const { page } = await openApp({
        microphone: path,
        profile: 'deepl',
        settings: meetingWith({ spokenTermsId }),
      })
      const live = new LivePage(page)
      await live.unfoldMore()
      const warning = page.getByRole('img', { name: en.spokenTerms.otherLanguages })
      await expect(warning).toHaveCount(written === NAMED ? 0 : 1)
      await live.start()
      await live.reads(written, 'en')
    })
})
