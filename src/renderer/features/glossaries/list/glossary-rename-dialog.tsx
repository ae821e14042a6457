import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../../core/base/errors.ts'
import { NameDialog } from '../../../shared/name-dialog.tsx'
import panel from '../../../ui/layout/panel.module.css'
import type { Workspace } from '../editor/glossary-editor-workspace.ts'
import { useKeeperPorts, useRefreshList } from '../editor/use-workspace.ts'
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
  const [state, setState] = useState<'open' | 'saving' | AppError>('open')

  const submit = async (wanted: string) => {
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
    <NameDialog
      title={t('glossaries.rename.title')}
      label={t('glossaries.rename.name')}
      name={glossary.name}
      mutation={{
        isPending: state === 'saving',
        error: typeof state === 'object' ? state : undefined,
        reset: () => setState('open'),
      }}
      onClose={onClose}
      onSubmit={(wanted) => void submit(wanted)}
    >
      {!glossary.canEdit && <p className={panel.quiet}>{t('glossaries.list.fixed.remedy')}</p>}
    </NameDialog>
  )
}
