import { useTranslation } from 'react-i18next'
import type { Request } from '../../../../core/text/translator.ts'
import { useFormats } from '../../../i18n/use-formats.ts'

/** Lists the options in use besides the languages; undefined if there are none. */
export function useRequestSummary(request: Request): string | undefined {
  const { t } = useTranslation()
  const { row } = useFormats()
  const names = [
    request.formality !== undefined && t('text.formality'),
    request.modelType !== undefined && t('text.model'),
    (request.glossaryId ?? request.glossaryIds) !== undefined && t('text.glossaries'),
    request.styleId !== undefined && t('text.style'),
    request.translationMemoryId !== undefined && t('text.memory'),
    request.customInstructions !== undefined && t('text.instructions'),
    request.context !== undefined && t('text.context'),
    request.tagHandling !== undefined && t('text.tags'),
  ].filter((name) => name !== false)
  return names.length === 0 ? undefined : t('text.inUse', { names: row(names) })
}
