import { useTranslation } from 'react-i18next'
import { fitsLive, unfitForText } from '../../../../core/areas/glossaries/glossary-fits.ts'
import { MAX_GLOSSARIES } from '../../../../core/areas/text/text-calls.ts'
import { profileInUse } from '../../../../core/service/service-profiles.ts'
import { renumberResource } from '../../../../core/settings/uses/settings-uses.ts'
import { glossaryIdsOf, withGlossaryIds } from '../../../../core/settings/voice-glossaries.ts'
import { useSettings, useUpdateSettings } from '../../../queries/settings-queries.ts'
import type { KindUsage } from '../../../shared/resources/resource-kind.ts'
import { showDone } from '../../../shared/toasts/show-done.ts'
import type { ListedGlossary } from './listing.ts'

/** Usage of the glossaries in the list. */
export function useGlossaryUsage() {
  const { t } = useTranslation()
  const update = useUpdateSettings()
  const settings = useSettings()
  const { voice, text, service } = settings
  const profile = profileInUse(service)
  const unready = ({ isReady }: ListedGlossary) => (isReady ? undefined : t('glossaries.list.notReady'))

  return {
    inLive: (glossary: ListedGlossary): KindUsage => {
      const ids = glossaryIdsOf(voice)
      const isOn = ids.includes(glossary.id)
      const unfit = fitsLive(glossary.dictionaries, voice) ? undefined : t('glossaries.list.unfitForLive')
      const limit = profile.sessionGlossaries
      const full = limit === 1 || ids.length < limit ? undefined : t('glossaries.live.limit', { limit })
      // Where a session has one, another one takes its place.
      const others = limit === 1 ? [] : ids.filter((id) => id !== glossary.id)
      return {
        isOn,
        disabledReason: isOn ? undefined : (unready(glossary) ?? unfit ?? full),
        toggle: () => {
          void update.run({ voice: withGlossaryIds(isOn ? others : [...others, glossary.id]) })
          const undo = () => void update.run({ voice: withGlossaryIds(ids) })
          if (!isOn) showDone(t('app.usedInLive'), { label: t('app.undo'), run: undo })
        },
      }
    },
    inText: (glossary: ListedGlossary): KindUsage => {
      const { glossaryIds } = text
      const isOn = glossaryIds.includes(glossary.id)
      const why = unfitForText(glossary.dictionaries, text, profile)
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
    /** Follows a glossary that has another id after a change, also in presets. */
    renumber: (id: string, next: string) => {
      if (id !== next) void update.run(renumberResource(settings, 'glossary', id, next))
    },
    error: update.error,
  }
}
