import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../../core/base/errors.ts'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import panel from '../../../ui/layout/panel.module.css'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import { useKeeperPorts, useRefreshList } from '../editor/use-workspace.ts'
import type { Workspace } from '../editor/workspace.ts'
import { renameGlossary, type Saved } from '../keeper.ts'
import type { ListedGlossary } from './listing.ts'

interface RenameDialogProps {
  readonly workspace: Workspace
  readonly glossary: ListedGlossary
  readonly onClose: () => void
  readonly onDone: (saved: Saved) => void
}

export function RenameDialog({ workspace, glossary, onClose, onDone }: RenameDialogProps) {
  const { t } = useTranslation()
  const ports = useKeeperPorts()
  const refresh = useRefreshList()
  const [name, setName] = useState(glossary.name)
  const [state, setState] = useState<'open' | 'saving' | AppError>('open')
  const wanted = name.trim()

  const submit = async () => {
    const [dictionary] = glossary.dictionaries
    // Only a newly created glossary needs languages.
    const pair = dictionary ?? { sourceLanguage: '', targetLanguage: '' }
    setState('saving')
    const saved = await renameGlossary(ports, { ...glossary, ...pair }, wanted)
    refresh()
    if (!saved.ok) return setState(saved.error)
    workspace.renamed(glossary.id, wanted, saved.value.id)
    return onDone(saved.value)
  }

  return (
    <Dialog title={t('glossaries.rename.title')} isOpen onClose={onClose}>
      <DialogForm
        action={t('app.save')}
        isRunning={state === 'saving'}
        isReady={wanted !== '' && wanted !== glossary.name}
        onSubmit={() => void submit()}
        onCancel={onClose}
      >
        <TextField label={t('glossaries.rename.name')} value={name} onChange={setName} required />
        {!glossary.canEdit && <p className={panel.quiet}>{t('glossaries.list.fixed.remedy')}</p>}
        {typeof state === 'object' && <ErrorNotice error={state} />}
      </DialogForm>
    </Dialog>
  )
}
