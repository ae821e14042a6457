import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_MEMORY_NAME_CHARACTERS, MAX_TMX_BYTES } from '../../../core/areas/memories/memories-calls.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useAppInfo } from '../../queries/host-queries.ts'
import { usePickMemoryFile } from '../../queries/memories-queries.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useFilePicker } from '../../ui/controls/file-picker.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { DialogForm } from '../../ui/overlays/dialog-form.tsx'
import styles from './memories-panel.module.css'
import type { TmxSource } from './transfers.ts'

const BYTES_PER_MEGABYTE = 1024 * 1024

interface ImportFormProps {
  readonly onCancel: () => void
  readonly onImport: (source: TmxSource, name: string) => void
}

const nameOf = (source: TmxSource): string => (source.type === 'page' ? source.file.name : source.name)

/** The file name without its extension, cut to the length limit of names. */
const suggestedName = (fileName: string): string =>
  Array.from(fileName.replace(/\.tmx$/i, ''))
    .slice(0, MAX_MEMORY_NAME_CHARACTERS)
    .join('')

/** Asks for a TMX file and the name of the new memory. */
export function MemoryImportForm({ onCancel, onImport }: ImportFormProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const [source, setSource] = useState<TmxSource | undefined>(undefined)
  const [name, setName] = useState('')
  const info = useAppInfo()
  const pick = usePickMemoryFile()

  const choose = (chosen: TmxSource) => {
    setSource(chosen)
    setName(suggestedName(nameOf(chosen)))
  }
  const picker = useFilePicker({
    label: t('memories.import.choose'),
    accept: '.tmx',
    onFiles: ([file]) => choose({ type: 'page', file }),
  })
  const open = async () => {
    if (info.data?.host !== 'electron') return picker.open()
    const picked = await pick.run({})
    return picked.ok && picked.value.file !== undefined && choose({ type: 'picked', ...picked.value.file })
  }

  return (
    <DialogForm
      intro={t('memories.import.intro', { megabytes: number(MAX_TMX_BYTES / BYTES_PER_MEGABYTE) })}
      action={t('memories.import.submit')}
      reason={
        source === undefined
          ? t('memories.import.needsFile')
          : name.trim() === ''
            ? t('panels.items.needsName')
            : undefined
      }
      onSubmit={() => source !== undefined && onImport(source, name.trim())}
      onCancel={onCancel}
    >
      <div className={styles.file}>
        {picker.input}
        <Button
          look={source === undefined ? 'accent' : 'plain'}
          isRunning={pick.isPending}
          onClick={() => void open()}
        >
          <Upload size={16} aria-hidden />
          {t('memories.import.choose')}
        </Button>
        <span className={styles.chosen}>
          {source === undefined ? t('memories.import.noFile') : <bdi>{nameOf(source)}</bdi>}
        </span>
      </div>
      {source !== undefined && (
        <TextField label={t('panels.items.name')} value={name} onChange={setName} required />
      )}
      <ErrorNotice error={pick.error} />
    </DialogForm>
  )
}
