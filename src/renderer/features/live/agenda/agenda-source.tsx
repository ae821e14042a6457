import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { agendaLimits } from '../../../../core/session/agenda/agenda.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFilePicker } from '../../../ui/controls/file-picker.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { useDrop } from '../../../ui/controls/use-drop.ts'
import { DropArea } from '../../../ui/layout/drop-area.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import type { ReadingFault } from './agenda-answer.ts'

const ACCEPTED = '.txt,.md,.ics,text/plain,text/markdown,text/calendar'
const BYTES_PER_MEGABYTE = 1_000_000

/** Text can be dropped too. */
const isAnything = () => true

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
  const picker = useFilePicker({
    label: t('agenda.file'),
    accept: ACCEPTED,
    onFiles: ([file]) => onSource(file),
  })
  const drop = useDrop((dropped) => {
    const source = dropped.files[0] ?? dropped.getData('text/plain')
    if (source !== '' && !isReading) onSource(source)
  }, isAnything)
  const { line, column } = fault?.type === 'encoding' ? fault : { line: 0, column: 0 }
  const words = {
    line: number(line),
    column: number(column),
    megabytes: number(agendaLimits.fileBytes / BYTES_PER_MEGABYTE),
    characters: number(agendaLimits.characters),
  }
  return (
    <DialogForm
      intro={t('agenda.intro')}
      action={t(isReading ? 'agenda.reading' : 'agenda.find')}
      isRunning={isReading}
      reason={text.trim() === '' ? t('agenda.needsText') : undefined}
      onSubmit={() => onSource(text)}
      onCancel={onClose}
    >
      <TextArea label={t('agenda.text')} rows={8} value={text} onChange={setText} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first. */}
      <div {...drop.handlers}>
        <DropArea
          isOver={drop.isOver}
          title={t(drop.isOver ? 'agenda.dropNow' : 'agenda.drop')}
          kinds={t('agenda.kinds')}
        >
          <Button onClick={picker.open} isRunning={isReading}>
            {t('agenda.file')}
          </Button>
          {picker.input}
        </DropArea>
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
