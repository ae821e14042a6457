import { Check, CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Availability } from '../../../core/languages/languages-calls.ts'
import { Table } from '../../ui/layout/table.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import type { Ability, LanguageTableRow } from './language-table.ts'
import styles from './languages-panel.module.css'

interface AbilityTableProps {
  readonly rows: readonly LanguageTableRow[]
  readonly columns: readonly Ability[]
}

export function AbilityTable({ rows, columns }: AbilityTableProps) {
  const { t } = useTranslation()
  const isAnyOnTrial = rows.some(({ abilities }) =>
    columns.some((column) => abilities[column] !== undefined && abilities[column] !== 'stable'),
  )
  return (
    <div className={styles.table}>
      <Table
        label={t('languages.title')}
        head={
          <tr>
            <th scope="col">{t('languages.language')}</th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={styles.column}
                title={t(`languages.explanations.${column}`)}
              >
                <span className={styles.columnName}>{t(`languages.abilities.${column}`)}</span>
              </th>
            ))}
          </tr>
        }
      >
        {rows.map(({ code, name, abilities }) => (
          <tr key={code} className={styles.row}>
            <th scope="row">
              {name} <span className={styles.code}>{code}</span>
            </th>
            {columns.map((column) => (
              <td key={column} className={styles.cell}>
                <Mark status={abilities[column]} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
      {isAnyOnTrial && (
        <p className={styles.legend}>
          <Check size={14} aria-hidden /> {t('languages.legend.yes')}
          <CircleDashed size={14} aria-hidden /> {t('languages.legend.trial')}
        </p>
      )}
    </div>
  )
}

function Mark({ status }: { readonly status: Availability | undefined }) {
  const { t } = useTranslation()
  if (status === undefined) return <span className={hidden.hidden}>{t('languages.no')}</span>
  const isStable = status === 'stable'
  const Icon = isStable ? Check : CircleDashed
  return <Icon size={14} role="img" aria-label={t(isStable ? 'languages.yes' : 'languages.trial')} />
}
