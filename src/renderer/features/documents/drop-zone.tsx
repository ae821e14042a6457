import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallOutput } from '../../../core/contract/contract.ts'
import { documentExtensions } from '../../../core/documents/types.ts'
import { usePickDocuments } from '../../data/documents.ts'
import { ErrorNotice } from '../../domain/error-notice.tsx'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './drop-zone.module.css'

interface DropZoneProps {
  /** Whether something is being dragged over the panel. */
  readonly isOver: boolean
  readonly isDesktop: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onPicked: (files: CallOutput<'document.pick'>['files']) => void
}

const ACCEPTED = documentExtensions.map((extension) => `.${extension}`).join(',')

/** Adds documents by drag and drop or by a file dialog. */
export function DropZone({ isOver, isDesktop, onFiles, onPicked }: DropZoneProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const pick = usePickDocuments()
  const choose = async () => {
    // The desktop's own dialog reveals the folder of a file, so that its translation can be saved beside it.
    if (!isDesktop) return input.current?.click()
    const picked = await pick.run({})
    return picked.ok && onPicked(picked.value.files)
  }
  return (
    <section className={classes(styles.zone, isOver && styles.over)} aria-label={t('documents.drop.title')}>
      <FileUp size={20} aria-hidden />
      <div className={styles.words}>
        <div className={styles.title}>{t(isOver ? 'documents.drop.now' : 'documents.drop.title')}</div>
        <div className={styles.kinds}>{t('documents.drop.kinds')}</div>
      </div>
      <Button onClick={() => void choose()} disabled={pick.isPending}>
        {t('documents.drop.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Cleared so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <ErrorNotice error={pick.error} onDismiss={pick.reset} />
    </section>
  )
}
