import type { ComponentProps } from 'react'
import type { ResourceKind } from '../../../core/library/used-resources.ts'
import type { SettingsPatch } from '../../../core/settings/settings-patch.ts'
import { withoutResource } from '../../../core/settings/uses/resource-uses.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { DeleteDialog } from '../delete-dialog.tsx'
import { ResourceUses } from './resource-uses.tsx'
import { useResourceUses } from './use-resource-uses.ts'

/** Number of sessions that are named: the buttons below stay on a small screen. */
const NAMED_SESSIONS = 3

interface DeleteResourceDialogProps
  extends Omit<
    ComponentProps<typeof DeleteDialog<{ readonly id: string }>>,
    'input' | 'isWaiting' | 'children'
  > {
  readonly kind: ResourceKind
  readonly id: string
  /** Called after the deletion with the change of settings that chooses nothing in its place, if any chose it. */
  readonly onUnchosen: (change: SettingsPatch) => void
}

/** Confirms that a resource of the account is deleted, after saying what uses it. Then nothing chooses it any more. */
export function DeleteResourceDialog({ kind, id, onDone, onUnchosen, ...dialog }: DeleteResourceDialogProps) {
  const settings = useSettings()
  const usage = useResourceUses(kind, id, NAMED_SESSIONS)
  return (
    <DeleteDialog
      {...dialog}
      input={{ id }}
      isWaiting={usage.sessions === undefined && usage.error === undefined}
      onDone={() => {
        const change = withoutResource(settings, kind, id)
        if (Object.keys(change).length > 0) onUnchosen(change)
        onDone()
      }}
    >
      <ResourceUses usage={usage} isDeleting onLeave={dialog.onClose} />
    </DeleteDialog>
  )
}
