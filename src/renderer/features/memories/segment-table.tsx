import { useTranslation } from 'react-i18next'
import type { MemorySegment } from '../../../core/memories/calls.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { Table } from '../../ui/layout/table.tsx'
import styles from './memories-panel.module.css'

/** Source texts, each with its translations. */
export function SegmentTable({ segments }: { readonly segments: readonly MemorySegment[] }) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  return (
    <Table
      label={t('memories.segments')}
      head={
        <tr>
          <th scope="col">{t('memories.segment.source')}</th>
          <th scope="col">{t('memories.segment.translations')}</th>
        </tr>
      }
    >
      {segments.map(({ id, source, targets }) => (
        <tr key={id}>
          <th scope="row" className={styles.text} dir="auto">
            {source}
          </th>
          <td className={styles.text}>
            <dl>
              {targets.map(({ language, text }) => (
                <div key={language}>
                  <dt>{nameOf(language)}</dt>
                  <dd lang={language} dir="auto">
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      ))}
    </Table>
  )
}
