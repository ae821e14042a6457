import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_CALM } from '../../../../core/captions/calm/calm-choice.ts'
import { measureDelay } from '../../../../core/captions/calm/calm-measure.ts'
import { calmNames, calmPlace } from '../../../../core/captions/calm/calm-place.ts'
import type { CalmRecord } from '../../../../core/captions/calm/calm-record.ts'
import { AUTO } from '../../../../core/languages/chosen.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Amount } from '../../../ui/controls/amount.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import styles from '../settings-dialog.module.css'

const AS_ABOVE = 'asAbove'

interface CalmChoiceProps {
  readonly settings: Pick<Settings, 'captions' | 'voice' | 'meeting'>
  /** Captions on which delays are measured. */
  readonly records: readonly CalmRecord[]
  readonly onChange: (captions: Partial<Settings['captions']>) => void
}

/** How calmly tentative text is shown, with what that costs in delay; for all languages, and for single ones. */
export function CalmTextSetting({ settings, records, onChange }: CalmChoiceProps) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const costOf = useCost(records)
  const { calm, calmByLanguage } = settings.captions
  const nameOfPlace = (place: number) => t(`settings.calm.names.${calmNames[place] ?? 'instant'}`)
  const choose = (language: string, place: string) => {
    const { [language]: _, ...others } = calmByLanguage
    onChange({
      calmByLanguage: place === AS_ABOVE ? others : { ...others, [language]: Number(place) },
    })
  }
  return (
    <>
      <Amount
        label={t('settings.calm.label')}
        value={calm}
        bounds={{ min: 0, max: MAX_CALM, step: 1 }}
        show={nameOfPlace}
        hint={(place) => `${costOf(place)} ${t('settings.calm.hint')}`}
        onCommit={(place) => onChange({ calm: place })}
      />
      <Disclosure title={t('settings.calm.byLanguage')}>
        <div className={styles.fields}>
          {languagesOf(settings).map((language) => {
            const own = calmByLanguage[language]
            return (
              <Select
                key={language}
                label={nameOf(language)}
                options={[
                  { value: AS_ABOVE, label: t('settings.calm.asAbove') },
                  ...calmNames.map((_, place) => ({ value: String(place), label: nameOfPlace(place) })),
                ]}
                value={own === undefined ? AS_ABOVE : String(own)}
                onChange={(place) => choose(language, place)}
                {...(own !== undefined && { hint: costOf(own) })}
              />
            )
          })}
        </div>
      </Disclosure>
    </>
  )
}

/** The chosen languages, and those with a choice of their own. */
function languagesOf({ captions, voice, meeting }: CalmChoiceProps['settings']): string[] {
  const chosen = [voice.sourceLanguage, ...voice.targetLanguages]
  const theirs = [meeting.sourceLanguage ?? AUTO, ...(meeting.targetLanguages ?? [])]
  const all = new Set([...chosen, ...theirs, ...Object.keys(captions.calmByLanguage)])
  return [...all].filter((language) => language !== AUTO)
}

/** A sentence that says by how much a place delays words, measured when it is first asked for. */
function useCost(records: readonly CalmRecord[]) {
  const { t } = useTranslation()
  const { tenths } = useFormats()
  const [known] = useState(() => new Map<number, number | undefined>())
  return (place: number): string => {
    if (calmPlace(place) === undefined) return t('settings.calm.atOnce')
    if (!known.has(place)) known.set(place, measureDelay(records, place))
    const ms = known.get(place)
    return ms === undefined
      ? t('settings.calm.unmeasured')
      : t('settings.calm.delayed', { seconds: tenths(ms / 1000) })
  }
}
