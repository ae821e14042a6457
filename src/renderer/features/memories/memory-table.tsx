import { Download, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranslationMemory } from '../../../core/memories/memories-calls.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { figureCell, Table } from '../../ui/layout/table.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import styles from './memories-panel.module.css'

/** Actions on a memory. */
export interface MemoryActions {
  readonly onOpen: (memory: TranslationMemory) => void
  readonly onExport: (memory: TranslationMemory) => void
  readonly onDelete: (memory: TranslationMemory) => void
  /** The reason why nothing can be exported at the moment. */
  readonly exportClosed: string | undefined
  /** The reason why nothing can be deleted. */
  readonly deleteClosed: string | undefined
}

interface MemoryTableProps {
  readonly memories: readonly TranslationMemory[]
  /** Undefined if the service only lists memories. */
  readonly actions: MemoryActions | undefined
}

export function MemoryTable({ memories, actions }: MemoryTableProps) {
  const { t } = useTranslation()
  const { number, row } = useFormats()
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
          {actions !== undefined && (
            <th scope="col">
              <span className={hidden.hidden}>{t('memories.actions')}</span>
            </th>
          )}
        </tr>
      }
    >
      {memories.map((memory) => (
        <tr key={memory.id}>
          <th scope="row" dir="auto">
            {actions === undefined ? (
              memory.name
            ) : (
              <button
                type="button"
                className={styles.open}
                aria-label={t('memories.open', { name: memory.name })}
                onClick={() => actions.onOpen(memory)}
              >
                {memory.name}
              </button>
            )}
          </th>
          <td>
            {t('memories.pairOf', {
              source: nameOf(memory.sourceLanguage),
              targets: row(memory.targetLanguages.map(nameOf)),
            })}
          </td>
          <td className={figureCell}>{number(memory.segmentCount)}</td>
          {actions !== undefined && (
            <td className={styles.actions}>
              <Act
                icon={<Download size={16} />}
                label={t('memories.export.submit', { name: memory.name })}
                closed={actions.exportClosed}
                onClick={() => actions.onExport(memory)}
              />
              <Act
                icon={<Trash2 size={16} />}
                label={t('memories.delete.open', { name: memory.name })}
                closed={actions.deleteClosed}
                onClick={() => actions.onDelete(memory)}
              />
            </td>
          )}
        </tr>
      ))}
    </Table>
  )
}

interface ActProps {
  readonly icon: ReactNode
  readonly label: string
  readonly closed: string | undefined
  readonly onClick: () => void
}

/** A button that stays focusable while disabled and explains why. */
function Act({ icon, label, closed, onClick }: ActProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      hint={closed ?? label}
      aria-disabled={closed !== undefined}
      {...(closed !== undefined && { 'aria-description': closed })}
      onClick={() => closed === undefined && onClick()}
    />
  )
}
