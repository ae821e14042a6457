import { Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SESSION_EXTENSION, SESSION_MEDIA_TYPE } from '../../../../core/product/session-file-type.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { useFilePicker } from '../../../ui/controls/file-picker.tsx'

/** Opens a file dialog for exported sessions. */
export function ImportButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation()
  const picker = useFilePicker({
    label: t('history.import'),
    accept: `.${SESSION_EXTENSION},.json,${SESSION_MEDIA_TYPE},application/json`,
    isMultiple: true,
    onFiles,
  })
  return (
    <>
      {picker.input}
      <IconButton icon={<Upload size={16} />} label={t('history.import')} onClick={picker.open} />
    </>
  )
}
