import { useTranslation } from 'react-i18next'
import type { SpokenTerms } from '../../../core/areas/spoken-terms/spoken-terms-calls.ts'
import { hasListFor } from '../../../core/areas/spoken-terms/term-list-fits.ts'
import { useSettings, useUpdateSettings } from '../../queries/settings-queries.ts'
import type { KindUsage } from '../../shared/resources/resource-kind.ts'
import { showDone } from '../../shared/toasts/show-done.ts'

/** Usage of the collections in live sessions. */
export function useTermsUsage() {
  const { t } = useTranslation()
  const update = useUpdateSettings()
  const { voice } = useSettings()
  return {
    inLive: ({ id, lists }: SpokenTerms): KindUsage => {
      const isOn = voice.spokenTermsId === id
      const unfit = hasListFor(lists, voice) ? undefined : t('spokenTerms.otherLanguages')
      return {
        isOn,
        disabledReason: isOn ? undefined : unfit,
        toggle: () => {
          const choose = (spokenTermsId: string | null) => void update.run({ voice: { spokenTermsId } })
          choose(isOn ? null : id)
          const undo = () => choose(voice.spokenTermsId)
          if (!isOn) showDone(t('app.usedInLive'), { label: t('app.undo'), run: undo })
        },
      }
    },
    error: update.error,
  }
}
