import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useTagUsage } from '../../../queries/account-queries.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { figureCell, Table } from '../../../ui/layout/table.tsx'
import type { DayRange } from '../charts/days.ts'

const MINUTE_MS = 60_000

/** Usage by reporting tag, highest first. */
export function TagTable({ range }: { readonly range: DayRange }) {
  const { t } = useTranslation()
  const { number, duration } = useFormats()
  return (
    <QueryState query={useTagUsage(range)} loading={t('usage.analytics.loading')}>
      {(tags) =>
        tags.length === 0 ? (
          <div role="status">
            <Empty title={t('usage.analytics.noTags')} />
          </div>
        ) : (
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
                <th scope="col" className={figureCell}>
                  {t('usage.analytics.speech')}
                </th>
                <th scope="col" className={figureCell}>
                  {t('usage.analytics.speechToSpeech')}
                </th>
              </tr>
            }
          >
            {tags.map(({ tag, textCharacters, improvementCharacters, ...minutes }) => (
              <tr key={tag}>
                <th scope="row" dir="auto">
                  {tag}
                </th>
                <td className={figureCell}>{number(textCharacters)}</td>
                <td className={figureCell}>{number(improvementCharacters)}</td>
                <td className={figureCell}>{duration(minutes.speechMinutes * MINUTE_MS)}</td>
                <td className={figureCell}>{duration(minutes.speechToSpeechMinutes * MINUTE_MS)}</td>
              </tr>
            ))}
          </Table>
        )
      }
    </QueryState>
  )
}
