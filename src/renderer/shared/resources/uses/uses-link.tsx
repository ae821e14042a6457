import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UsedResourceKind } from '../../../../core/session/library/used-resources.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './resource-uses.module.css'
import { ResourceUses } from './resource-uses.tsx'
import { useResourceUses } from './use-resource-uses.ts'

interface UsesLinkProps {
  readonly kind: UsedResourceKind
  readonly id: string
  readonly name: string
  /** How many presets and sessions use it; undefined for none. */
  readonly summary: string | undefined
}

/** Says how much uses a resource, and shows on request what it is. Shows nothing for none. */
export function UsesLink({ summary, ...resource }: UsesLinkProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (summary === undefined) return null
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-label={t('uses.show', { summary, name: resource.name })}
        onClick={() => setOpen(true)}
      >
        {summary}
      </button>
      {isOpen && <UsesDialog {...resource} onClose={() => setOpen(false)} />}
    </>
  )
}

interface UsesDialogProps extends Omit<UsesLinkProps, 'summary'> {
  readonly onClose: () => void
}

function UsesDialog({ kind, id, name, onClose }: UsesDialogProps) {
  const { t } = useTranslation()
  const usage = useResourceUses(kind, id)
  return (
    <Dialog title={t('uses.title', { name })} isOpen onClose={onClose}>
      <ResourceUses usage={usage} onLeave={onClose} />
    </Dialog>
  )
}
