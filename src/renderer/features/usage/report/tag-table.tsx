import { useTranslation } from 'react-i18next'
import { useTagUsage } from '../../../data/administration.ts'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { useFormats } from '../../../i18n/use-formats.ts'
import { figureCell, Table } from '../../../ui/layout/table.tsx'
import type { DayRange } from '../charts/days.ts'
import styles from '../usage-panel.module.css'

/** What requests with a reporting tag have used, the tag that used most first. */
export function TagTable({ range }: { readonly range: DayRange }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { data, error, refetch } = useTagUsage(range)
  if (error !== undefined) return <ErrorNotice error={error} onRetry={refetch} />
  if (data === undefined || data.length === 0)
    return (
      <p className={styles.quiet} role="status">
        {t(data === undefined ? 'usage.analytics.loading' : 'usage.analytics.noTags')}
      </p>
    )
  return (
    <Table
      label={t('usage.analytics.table')}
      isTall
      head={
        <tr>
          <th scope="col">{t('usage.analytics.tag')}</th>
          <th scope="col" className={figureCell}>
            {t('usage.analytics.text')}
          </th>
          <th scope="col" className={figureCell}>
            {t('usage.analytics.improvement')}
          </th>
        </tr>
      }
    >
      {data.map(({ tag, textCharacters, improvementCharacters }) => (
        <tr key={tag}>
          <th scope="row" dir="auto">
            {tag}
          </th>
          <td className={figureCell}>{number(textCharacters)}</td>
          <td className={figureCell}>{number(improvementCharacters)}</td>
        </tr>
      ))}
    </Table>
  )
}
