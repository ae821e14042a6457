import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import type { SettingsPatch } from '../../../core/settings/settings-patch.ts'
import { checkStyleLanguage } from '../../../core/text/pairs.ts'
import { useSettings, useUpdateSettings } from '../../queries/settings-queries.ts'
import type { StyleListSummary } from '../../queries/style-rules-queries.ts'
import type { Usage } from '../../ui/controls/usage-toggle.tsx'

interface InText {
  readonly of: (list: StyleListSummary) => Usage
  readonly update: (change: SettingsPatch) => void
  readonly error: AppError | undefined
}

/** The list with which texts are translated, if any. */
export function useInText(): InText {
  const { t } = useTranslation()
  const update = useUpdateSettings()
  const { styleId, targetLanguage } = useSettings().text
  const choose = (id: string | null) => void update.run({ text: { styleId: id } })
  return {
    of: ({ id, language }) => {
      const isOn = styleId === id
      const isUnfit = checkStyleLanguage(language, targetLanguage) !== undefined
      return {
        isOn,
        disabledReason: !isOn && isUnfit ? t('styleRuleLists.list.unfitForText') : undefined,
        toggle: () => choose(isOn ? null : id),
      }
    },
    update: (change) => void update.run(change),
    error: update.error,
  }
}
