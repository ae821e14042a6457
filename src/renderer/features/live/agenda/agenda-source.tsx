import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { agendaLimits } from '../../../../core/agenda/agenda.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import styles from './agenda.module.css'
import type { ReadingFault } from './agenda-answer.ts'

const ACCEPTED = '.txt,.md,.ics,.docx,.pptx,.odt,.odp,.html,.htm,text/*'
const BYTES_PER_MEGABYTE = 1_000_000

interface AgendaSourceProps {
  readonly isReading: boolean
  /** The reason why the last agenda gave no proposals. */
  readonly fault: ReadingFault | { readonly type: 'none' } | undefined
  readonly onSource: (source: string | File) => void
  readonly onClose: () => void
}

/** Takes the text or the file of an agenda. */
export function AgendaSource({ isReading, fault, onSource, onClose }: AgendaSourceProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const [text, setText] = useState('')
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const { files } = event.dataTransfer
    const source = files[0] ?? event.dataTransfer.getData('text/plain')
    if (source !== '' && !isReading) onSource(source)
  }
  const words = {
    megabytes: number(agendaLimits.fileBytes / BYTES_PER_MEGABYTE),
    characters: number(agendaLimits.characters),
  }
  return (
    <DialogForm
      intro={t('agenda.intro')}
      action={t('agenda.find')}
      isRunning={isReading}
      isReady={text.trim() !== ''}
      reason={isReading ? t('agenda.reading') : undefined}
      onSubmit={() => onSource(text)}
      onCancel={onClose}
    >
      <TextArea label={t('agenda.text')} rows={8} value={text} onChange={setText} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first. */}
      <div
        className={classes(styles.zone, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={({ currentTarget, relatedTarget }) =>
          setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
        }
        onDrop={drop}
      >
        <FileUp size={20} aria-hidden />
        <div className={styles.words}>
          <div>{t(isOver ? 'agenda.dropNow' : 'agenda.drop')}</div>
          <div className={styles.quiet}>{t('agenda.kinds')}</div>
        </div>
        <Button onClick={() => input.current?.click()} disabled={isReading}>
          {t('agenda.file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={t('agenda.file')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file !== undefined) onSource(file)
            // Cleared so that the same file can be chosen again after it was saved in another way.
            currentTarget.value = ''
          }}
        />
      </div>
      {fault !== undefined && (
        <Notice
          tone={fault.type === 'none' ? 'info' : 'error'}
          title={t(fault.type === 'none' ? 'agenda.none.title' : `agenda.faults.${fault.type}.title`)}
          remedy={t(
            fault.type === 'none' ? 'agenda.none.remedy' : `agenda.faults.${fault.type}.remedy`,
            words,
          )}
        />
      )}
    </DialogForm>
  )
}
