import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelName } from '../../../core/product/panel-names.ts'
import type { UsedResourceKind as UsedKind } from '../../../core/session/library/used-resources.ts'
import type { SettingsPatch } from '../../../core/settings/settings-patch.ts'
import { withoutResource } from '../../../core/settings/uses/settings-uses.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import panel from '../../ui/layout/panel.module.css'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { DeleteDialog } from '../delete-dialog.tsx'
import { NameDialog } from '../name-dialog.tsx'
import type { Resource, ResourceKind } from './resource-kind.ts'
import { ResourceUses } from './uses/resource-uses.tsx'
import { useResourceUses } from './uses/use-resource-uses.ts'

/** A question about a kind, or about one of its resources. */
export type ResourceQuestion =
  | { readonly type: 'create'; readonly panel: PanelName }
  | { readonly type: 'rename' | 'delete'; readonly panel: PanelName; readonly resource: Resource }

interface ResourceDialogProps {
  readonly kind: ResourceKind
  readonly question: ResourceQuestion
  readonly onClose: () => void
  readonly onCreated: () => void
  /** Called with the change of settings that no longer chooses a deleted resource. */
  readonly onUnchosen: (change: SettingsPatch) => void
}

/** The dialog that creates, renames or deletes a resource. */
export function ResourceDialog({ kind, question, onClose, onCreated, onUnchosen }: ResourceDialogProps) {
  const { t } = useTranslation()
  if (question.type === 'create')
    return (
      <Dialog title={kind.create?.label ?? ''} isOpen onClose={onClose}>
        {kind.create?.form({ onCancel: onClose, onCreated })}
      </Dialog>
    )
  const { id, name } = question.resource
  if (question.type === 'rename') {
    const { rename } = kind
    if (rename === undefined) return null
    return (
      <NameDialog
        title={t('panels.items.rename', { name })}
        label={t('panels.items.name')}
        name={name}
        {...(rename.count !== undefined && { count: rename.count })}
        {...(rename.problemOf !== undefined && { problemOf: rename.problemOf })}
        mutation={rename.mutation}
        onClose={onClose}
        onSubmit={(wanted) => void rename.run(id, wanted).then((isRenamed) => isRenamed && onClose())}
      >
        {rename.note !== undefined && <p className={panel.quiet}>{rename.note}</p>}
      </NameDialog>
    )
  }
  const { remove, usedAs } = kind
  if (remove === undefined) return null
  const dialog = {
    title: t('panels.items.deleteTitle', { name }),
    remedy: remove.remedy,
    submit: t('panels.items.deleteSubmit'),
    mutation: remove.mutationOf(id),
    onClose,
    onDone: () => {
      onClose()
      remove.onDone?.(id)
    },
    ...(remove.onFailed !== undefined && { onFailed: remove.onFailed }),
  }
  return usedAs === undefined ? (
    <DeleteDialog {...dialog} input={{ id }} />
  ) : (
    <DeleteResourceDialog {...dialog} kind={usedAs} id={id} onUnchosen={onUnchosen} />
  )
}

/** Number of sessions that are named: the buttons below stay on a small screen. */
const NAMED_SESSIONS = 3

interface DeleteResourceDialogProps
  extends Omit<
    ComponentProps<typeof DeleteDialog<{ readonly id: string }>>,
    'input' | 'reason' | 'children'
  > {
  readonly kind: UsedKind
  readonly id: string
  /** Called after the deletion with the change of settings that chooses nothing in its place, if any chose it. */
  readonly onUnchosen: (change: SettingsPatch) => void
}

/** Confirms that a resource of the account is deleted, after saying what uses it. Then nothing chooses it any more. */
function DeleteResourceDialog({ kind, id, onDone, onUnchosen, ...dialog }: DeleteResourceDialogProps) {
  const { t } = useTranslation()
  const settings = useSettings()
  const usage = useResourceUses(kind, id, NAMED_SESSIONS)
  return (
    <DeleteDialog
      {...dialog}
      input={{ id }}
      reason={usage.sessions === undefined && usage.error === undefined ? t('uses.loading') : undefined}
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
