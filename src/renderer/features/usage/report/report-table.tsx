import { useTranslation } from 'react-i18next'
import type { Consumption } from '../../../../core/areas/admin/admin-calls.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { figureCell, Table } from '../../../ui/layout/table.tsx'
import type { Sum } from './usage-report.ts'

interface ReportTableProps {
  readonly firstColumn: string
  readonly rows: readonly Sum[]
  readonly total: Consumption
}

const MINUTE_MS = 60_000
const columns = ['text', 'document', 'improvement', 'speech', 'speechToSpeech'] as const

export function ReportTable({ firstColumn, rows, total }: ReportTableProps) {
  const { t } = useTranslation()
  return (
    <Table
      label={t('usage.analytics.table')}
      isTall
      head={
        <tr>
          <th scope="col">{firstColumn}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={figureCell}>
              {t(`usage.analytics.${column}`)}
            </th>
          ))}
        </tr>
      }
    >
      {rows.length !== 1 && <Row label={t('usage.analytics.total')} usage={total} />}
      {rows.map(({ id, label, usage }) => (
        <Row key={id} label={label} usage={usage} />
      ))}
    </Table>
  )
}

function Row({ label, usage }: { readonly label: string; readonly usage: Consumption }) {
  const { number, duration } = useFormats()
  return (
    <tr>
      <th scope="row" dir="auto">
        {label}
      </th>
      <td className={figureCell}>{number(usage.textCharacters)}</td>
      <td className={figureCell}>{number(usage.documentCharacters)}</td>
      <td className={figureCell}>{number(usage.improvementCharacters)}</td>
      <td className={figureCell}>{duration(usage.speechMinutes * MINUTE_MS)}</td>
      <td className={figureCell}>{duration(usage.speechToSpeechMinutes * MINUTE_MS)}</td>
    </tr>
  )
}
