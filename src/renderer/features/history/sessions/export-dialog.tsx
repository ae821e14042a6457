import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvSeparatorOf } from '../../../../core/base/csv-cell.ts'
import { servesLanguage } from '../../../../core/languages/codes.ts'
import {
  type ExportFormat,
  exportFormats,
  isComplete,
} from '../../../../core/session/library/export/export-formats.ts'
import { type SessionView, SOURCE } from '../../../../core/session/library/session-schema.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useExportSession } from '../../../queries/sessions-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { saveText } from '../../../shared/toasts/save-file.ts'
import { Select } from '../../../ui/controls/select.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'

interface ExportDialogProps {
  readonly session: SessionView
  readonly onClose: () => void
}

const ALL = 'all'

/** Exports a session in a chosen format and languages. */
export function ExportDialog({ session, onClose }: ExportDialogProps) {
  const { t, i18n } = useTranslation()
  const nameOf = useLanguageNames()
  const exporting = useExportSession()
  const [format, setFormat] = useState<ExportFormat>('txt')
  const { targetLanguages } = session
  /** Options by key, each with the lines to export in their order. */
  const choices = new Map<string, { readonly label: string; readonly lines?: readonly string[] }>([
    ...targetLanguages.map((code) => [code, { label: nameOf(code), lines: [code] }] as const),
    [SOURCE, { label: t('settings.emphases.original'), lines: [SOURCE] }],
    ...targetLanguages.map(
      (code) =>
        [
          `${SOURCE} ${code}`,
          { label: t('history.export.both', { language: nameOf(code) }), lines: [SOURCE, code] },
        ] as const,
    ),
    ...(targetLanguages.length > 0 ? [[ALL, { label: t('languageList.all') }] as const] : []),
  ])
  // The first language of a meeting is that of the others.
  const own = targetLanguages.find((code) => servesLanguage(i18n.language, code))
  const [choice, setChoice] = useState(own ?? targetLanguages[0] ?? SOURCE)
  const submit = async () => {
    const lines = isComplete(format) ? undefined : choices.get(choice)?.lines
    const exported = await exporting.run({
      id: session.id,
      format,
      separator: csvSeparatorOf(),
      ...(lines !== undefined && { lines: [...lines] }),
    })
    if (!exported.ok) return
    const { name, mediaType, text } = exported.value
    saveText(name, mediaType, text)
    onClose()
  }
  return (
    <Dialog title={t('history.export.title')} isOpen onClose={onClose}>
      <DialogForm
        action={t('history.export.submit')}
        isRunning={exporting.isPending}
        onSubmit={() => void submit()}
        onCancel={onClose}
      >
        <Select
          label={t('history.export.format')}
          options={exportFormats.map((value) => ({ value, label: t(`history.export.formats.${value}`) }))}
          value={format}
          onChange={setFormat}
        />
        <Select
          label={t('history.export.lines')}
          options={[...choices].map(([value, { label }]) => ({ value, label }))}
          value={isComplete(format) && choices.has(ALL) ? ALL : choice}
          onChange={setChoice}
          disabledReason={isComplete(format) ? t('history.export.completeHint') : undefined}
          isReasonShown
        />
        <ErrorNotice error={exporting.error} />
      </DialogForm>
    </Dialog>
  )
}
