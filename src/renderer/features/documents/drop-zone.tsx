import { useTranslation } from 'react-i18next'
import { documentExtensions } from '../../../core/areas/documents/types.ts'
import type { CallOutput } from '../../../core/contract/contract.ts'
import { usePickDocuments } from '../../queries/text-queries.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useFilePicker } from '../../ui/controls/file-picker.tsx'
import { DropArea } from '../../ui/layout/drop-area.tsx'

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
  const picker = useFilePicker({
    label: t('documents.drop.choose'),
    accept: ACCEPTED,
    isMultiple: true,
    onFiles,
  })
  const pick = usePickDocuments()
  const choose = async () => {
    // The desktop's own dialog reveals the folder of a file, so that its translation can be saved beside it.
    if (!isDesktop) return picker.open()
    const picked = await pick.run({})
    return picked.ok && onPicked(picked.value.files)
  }
  return (
    <section aria-label={t('documents.drop.title')}>
      <DropArea
        isOver={isOver}
        title={t(isOver ? 'documents.drop.now' : 'documents.drop.title')}
        kinds={t('documents.drop.kinds')}
      >
        <Button onClick={() => void choose()} isRunning={pick.isPending}>
          {t('documents.drop.choose')}
        </Button>
        {picker.input}
        <ErrorNotice error={pick.error} onDismiss={pick.reset} />
      </DropArea>
    </section>
  )
}
