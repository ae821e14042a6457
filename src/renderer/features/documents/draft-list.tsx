import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import {
  checkDocument,
  type DocumentExtension,
  documentTypes,
  extensionOf,
  isDocumentExtension,
} from '../../../core/areas/documents/types.ts'
import type { Plan } from '../../../core/service/service-profiles.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useSize } from '../../i18n/use-size.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import { type DocumentDraft, type DocumentsStore, isForgotten } from './documents-store.ts'
import styles from './rows.module.css'

interface DraftListProps {
  readonly documents: DocumentsStore
  readonly plan: Plan
  readonly isDemo: boolean
}

/** Chosen documents that are not translated yet; those that the service would reject show the reason at once. */
export function DraftList({ documents, plan, isDemo }: DraftListProps) {
  const { t } = useTranslation()
  const drafts = useStore(documents.store, (state) => state.drafts)
  const list = useRef<HTMLUListElement>(null)
  if (drafts.length === 0) return null
  return (
    <ul ref={list} className={styles.list} aria-label={t('documents.drafts')} tabIndex={-1}>
      {drafts.map((draft) => (
        <DraftRow
          key={draft.id}
          draft={draft}
          documents={documents}
          plan={plan}
          isDemo={isDemo}
          onRemove={() => {
            // The button is removed with its row, so the focus moves to the list.
            list.current?.focus()
            documents.actions.remove(draft.id)
          }}
        />
      ))}
    </ul>
  )
}

interface DraftRowProps extends DraftListProps {
  readonly draft: DocumentDraft
  readonly onRemove: () => void
}

function DraftRow({ draft, documents, plan, isDemo, onRemove }: DraftRowProps) {
  const { t } = useTranslation()
  const sizeOf = useSize()
  const sending = useStore(documents.store, (state) => state.sending)
  const problem = useProblem(draft, plan)
  const isSending = sending?.id === draft.id
  const { id, name, bytes, outputFormat } = draft
  const source = extensionOf(name)
  const outputs: readonly string[] = isDocumentExtension(source) ? documentTypes[source].outputs : []
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.name} dir="auto" title={name}>
            {name}
          </div>
          <div className={styles.quiet}>{sizeOf(bytes)}</div>
        </div>
        {outputs.length > 1 && (
          <div className={styles.format}>
            <Select
              label={t('documents.format', { name })}
              isLabelHidden
              options={outputs.map((value) => ({
                value,
                label: t('documents.formatName', { format: value.toUpperCase() }),
              }))}
              value={outputFormat ?? source}
              disabledReason={
                isDemo && outputFormat === undefined ? t('documents.disabled.demoFormat') : undefined
              }
              onChange={(format) =>
                documents.actions.setFormat(id, format === source ? undefined : (format as DocumentExtension))
              }
            />
          </div>
        )}
        {!isSending && (
          <IconButton
            icon={<X size={16} />}
            label={t('documents.removeDraft', { name })}
            onClick={onRemove}
          />
        )}
      </div>
      {isSending && (
        <ProgressBar
          label={t('documents.adding', { name })}
          part={sending.progress && sending.progress.done / sending.progress.total}
        />
      )}
      {problem !== undefined && (
        <div className={styles.problem} role="alert">
          {problem}
        </div>
      )}
    </li>
  )
}

/** The reason why the service would reject the document, or has rejected it. */
function useProblem({ name, bytes, error }: DocumentDraft, plan: Plan): string | undefined {
  const { t } = useTranslation()
  const describe = useErrorText()
  const sizeOf = useSize()
  const refused = checkDocument(name, bytes, plan)?.problem
  if (refused?.type === 'too-much') return t('documents.refused.tooLarge', { limit: sizeOf(refused.limit) })
  if (refused !== undefined)
    return t(refused.type === 'missing' ? 'documents.refused.empty' : 'documents.refused.type')
  if (error === undefined) return undefined
  if (isForgotten(error)) return t('documents.refused.expired')
  return describe(error).lines.join(' ')
}
