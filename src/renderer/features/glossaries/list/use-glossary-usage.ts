import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../../core/base/errors.ts'
import { fitsLive, unfitForText } from '../../../../core/glossaries/fits.ts'
import { MAX_GLOSSARIES } from '../../../../core/text/calls.ts'
import { useSettings, useUpdateSettings } from '../../../data/settings.ts'
import type { Usage } from '../../../ui/controls/usage-toggle.tsx'
import type { ListedGlossary } from './listing.ts'

export interface Usages {
  readonly inLive: (glossary: ListedGlossary) => Usage
  readonly inText: (glossary: ListedGlossary) => Usage
  /** Uses another glossary instead; undefined to use none. */
  readonly replace: (id: string, next: string | undefined) => void
  readonly error: AppError | undefined
}

/** Usage of the glossaries in the list. */
export function useGlossaryUsage(): Usages {
  const { t } = useTranslation()
  const update = useUpdateSettings()
  const { voice, text } = useSettings()
  const unready = ({ isReady }: ListedGlossary) => (isReady ? undefined : t('glossaries.list.notReady'))

  return {
    inLive: (glossary) => {
      const isOn = voice.glossaryId === glossary.id
      const unfit = fitsLive(glossary.dictionaries, voice) ? undefined : t('glossaries.list.unfitForLive')
      return {
        isOn,
        disabledReason: isOn ? undefined : (unready(glossary) ?? unfit),
        toggle: () => void update.run({ voice: { glossaryId: isOn ? null : glossary.id } }),
      }
    },
    inText: (glossary) => {
      const { glossaryIds } = text
      const isOn = glossaryIds.includes(glossary.id)
      const why = unfitForText(glossary.dictionaries, text)
      const unfit = why && t(`glossaries.list.unfitForText.${why}`)
      const full =
        glossaryIds.length < MAX_GLOSSARIES
          ? undefined
          : t('glossaries.list.textLimit', { limit: MAX_GLOSSARIES })
      const next = isOn ? glossaryIds.filter((id) => id !== glossary.id) : [...glossaryIds, glossary.id]
      return {
        isOn,
        disabledReason: isOn ? undefined : (unready(glossary) ?? unfit ?? full),
        toggle: () => void update.run({ text: { glossaryIds: next } }),
      }
    },
    replace: (id, next) => {
      if (id === next) return
      const isInLive = voice.glossaryId === id
      const isInText = text.glossaryIds.includes(id)
      if (!isInLive && !isInText) return
      void update.run({
        ...(isInLive && { voice: { glossaryId: next ?? null } }),
        ...(isInText && {
          text: { glossaryIds: text.glossaryIds.flatMap((each) => (each === id ? (next ?? []) : each)) },
        }),
      })
    },
    error: update.error,
  }
}
