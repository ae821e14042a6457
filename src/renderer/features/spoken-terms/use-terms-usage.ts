import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import type { SettingsPatch } from '../../../core/settings/settings-patch.ts'
import type { SpokenTerms } from '../../../core/spoken-terms/spoken-terms-calls.ts'
import { hasListFor } from '../../../core/spoken-terms/term-list-fits.ts'
import { useSettings, useUpdateSettings } from '../../queries/settings-queries.ts'
import type { Usage } from '../../ui/controls/usage-toggle.tsx'

interface TermsUsage {
  readonly inLive: (collection: SpokenTerms) => Usage
  readonly update: (change: SettingsPatch) => void
  readonly error: AppError | undefined
}

/** Usage of the collections in live sessions. */
export function useTermsUsage(): TermsUsage {
  const { t } = useTranslation()
  const update = useUpdateSettings()
  const { voice } = useSettings()
  return {
    inLive: ({ id, lists }) => {
      const isOn = voice.spokenTermsId === id
      const unfit = hasListFor(lists, voice) ? undefined : t('spokenTerms.otherLanguages')
      return {
        isOn,
        disabledReason: isOn ? undefined : unfit,
        toggle: () => void update.run({ voice: { spokenTermsId: isOn ? null : id } }),
      }
    },
    update: (change) => void update.run(change),
    error: update.error,
  }
}
