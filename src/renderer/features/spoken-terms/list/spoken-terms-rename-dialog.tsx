import { useTranslation } from 'react-i18next'
import type { SpokenTerms } from '../../../../core/spoken-terms/spoken-terms-calls.ts'
import { useRenameSpokenTerms } from '../../../queries/spoken-terms-queries.ts'
import { NameDialog } from '../../../shared/name-dialog.tsx'
import type { TermsWorkspace } from '../terms-workspace.ts'
import { useNameProblem } from './use-name-problem.ts'

interface RenameDialogProps {
  readonly workspace: TermsWorkspace
  readonly collection: SpokenTerms
  readonly onClose: () => void
}

export function RenameDialog({ workspace, collection: { id, name }, onClose }: RenameDialogProps) {
  const { t } = useTranslation()
  const rename = useRenameSpokenTerms()
  const problemOf = useNameProblem()
  const submit = async (wanted: string) => {
    const renamed = await rename.run({ id, name: wanted })
    if (!renamed.ok) return
    workspace.renamed(id, wanted, id)
    onClose()
  }
  return (
    <NameDialog
      title={t('spokenTerms.rename')}
      label={t('glossaries.rename.name')}
      name={name}
      problemOf={problemOf}
      mutation={rename}
      onClose={onClose}
      onSubmit={(wanted) => void submit(wanted)}
    />
  )
}
