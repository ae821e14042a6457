import { useTranslation } from 'react-i18next'
import { checkStyleLanguage } from '../../../core/areas/text/pairs.ts'
import { useSettings, useUpdateSettings } from '../../queries/settings-queries.ts'
import type { StyleListSummary } from '../../queries/style-rules-queries.ts'
import type { KindUsage } from '../../shared/resources/resource-kind.ts'

/** The list with which texts are translated, if any. */
export function useInText() {
  const { t } = useTranslation()
  const update = useUpdateSettings()
  const { styleId, targetLanguage } = useSettings().text
  const choose = (id: string | null) => void update.run({ text: { styleId: id } })
  return {
    of: ({ id, language }: StyleListSummary): KindUsage => {
      const isOn = styleId === id
      const isUnfit = checkStyleLanguage(language, targetLanguage) !== undefined
      return {
        isOn,
        disabledReason: !isOn && isUnfit ? t('styleRuleLists.list.unfitForText') : undefined,
        toggle: () => choose(isOn ? null : id),
      }
    },
    error: update.error,
  }
}
