import { useTranslation } from 'react-i18next'
import { styleRuleLimits } from '../../../../core/style-rules/style-rules-calls.ts'
import { useRenameStyleList } from '../../../queries/style-rules-queries.ts'
import { NameDialog } from '../../../shared/name-dialog.tsx'
import type { Workspace } from '../style-rule-workspace.ts'
import { useCounter } from '../use-counter.ts'

interface RenameDialogProps {
  readonly workspace: Workspace
  readonly list: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

export function RenameDialog({ workspace, list, onClose }: RenameDialogProps) {
  const { t } = useTranslation()
  const count = useCounter()
  const rename = useRenameStyleList()

  const submit = async (name: string) => {
    const renamed = await rename.run({ id: list.id, name })
    if (!renamed.ok) return
    workspace.renamed(renamed.value)
    onClose()
  }

  return (
    <NameDialog
      title={t('styleRuleLists.rename.title')}
      label={t('styleRuleLists.rename.name')}
      name={list.name}
      count={(name) => count(name, styleRuleLimits.name)}
      mutation={rename}
      onClose={onClose}
      onSubmit={(name) => void submit(name)}
    />
  )
}
