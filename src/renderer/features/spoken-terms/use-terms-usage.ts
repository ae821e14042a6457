import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import type { SpokenTerms } from '../../../core/spoken-terms/collection.ts'
import { hasListFor } from '../../../core/spoken-terms/fits.ts'
import { useSettings, useUpdateSettings } from '../../data/settings.ts'
import type { Usage } from '../../ui/controls/usage-toggle.tsx'

interface TermsUsage {
  readonly inLive: (collection: SpokenTerms) => Usage
  /** Stops using a collection that was deleted. */
  readonly release: (id: string) => void
  readonly error: AppError | undefined
}

/** Usage of the collections in live sessions. */
export function useTermsUsage(): TermsUsage {
  const { t } = useTranslation()
  const update = useUpdateSettings()
  const { voice, meeting } = useSettings()
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
    release: (id) => {
      const none = { spokenTermsId: null }
      const [isMine, isTheirs] = [voice.spokenTermsId === id, meeting.spokenTermsId === id]
      if (isMine || isTheirs)
        void update.run({ ...(isMine && { voice: none }), ...(isTheirs && { meeting: none }) })
    },
    error: update.error,
  }
}
