import { useTranslation } from 'react-i18next'
import type { NewerLibrary } from '../../../../core/library/sessions.ts'
import { useFormats } from '../../../i18n/use-formats.ts'

/** Says what is missing while the library of a newer version is set aside, and when it comes back. */
export function useNewerText({ sessions, since }: NewerLibrary): string {
  const { t } = useTranslation()
  const { date } = useFormats()
  if (sessions === 0) return t('history.newerLibrary.none')
  return sessions === undefined || since === undefined
    ? t('history.newerLibrary.unknown')
    : t('history.newerLibrary.remedy', { count: sessions, date: date(new Date(since).toISOString()) })
}
