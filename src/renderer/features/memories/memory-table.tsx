import { useTranslation } from 'react-i18next'
import type { TranslationMemory } from '../../../core/memories/calls.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { figureCell, Table } from '../../ui/table.tsx'

export function MemoryTable({ memories }: { readonly memories: readonly TranslationMemory[] }) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const { number } = useFormats()
  const nameOf = useLanguageNames()
  return (
    <Table
      label={t('memories.title')}
      head={
        <tr>
          <th scope="col">{t('memories.name')}</th>
          <th scope="col">{t('memories.pair')}</th>
          <th scope="col" className={figureCell}>
            {t('memories.segments')}
          </th>
        </tr>
      }
    >
      {memories.map(({ id, name, sourceLanguage, targetLanguages, segmentCount }) => (
        <tr key={id}>
          <th scope="row" dir="auto">
            {name}
          </th>
          <td>
            {t('memories.pairOf', {
              source: nameOf(sourceLanguage),
              targets: row(targetLanguages.map(nameOf)),
            })}
          </td>
          <td className={figureCell}>{number(segmentCount)}</td>
        </tr>
      ))}
    </Table>
  )
}
