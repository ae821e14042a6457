import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/controls/button.tsx'
import { Card, Mark, Marks } from '../ui/layout/card.tsx'

/** Actions that every resource has. */
export interface ResourceActions {
  readonly hasChanges: boolean
  readonly onOpen: () => void
  readonly onRename: () => void
  readonly onDelete: () => void
}

interface ResourceCardProps extends ResourceActions {
  readonly name: string
  /** Accessible name of the button that opens it, if its name is not enough. */
  readonly openLabel?: string
  /** Buttons that put it to use. */
  readonly uses: ReactNode
  readonly marks: ReactNode
  readonly children?: ReactNode
}

/** A glossary or other resource of the account in a list, with its actions. */
export function ResourceCard({
  name,
  openLabel,
  hasChanges,
  uses,
  marks,
  onOpen,
  onRename,
  onDelete,
  children,
}: ResourceCardProps) {
  const { t } = useTranslation()
  return (
    <Card
      name={name}
      {...(openLabel !== undefined && { label: openLabel })}
      onOpen={onOpen}
      actions={
        <>
          {uses}
          <IconButton
            icon={<Pencil size={16} />}
            label={t('panels.items.rename', { name })}
            onClick={onRename}
          />
          <IconButton
            icon={<Trash2 size={16} />}
            label={t('panels.items.delete', { name })}
            onClick={onDelete}
          />
        </>
      }
    >
      {children}
      <Marks>
        {marks}
        {hasChanges && <Mark>{t('panels.items.unsaved')}</Mark>}
      </Marks>
    </Card>
  )
}

interface UnsavedCardProps {
  readonly name: string
  readonly onOpen: () => void
}

/** An edited resource that the service does not have yet. */
export function UnsavedCard(props: UnsavedCardProps) {
  const { t } = useTranslation()
  return (
    <Card {...props}>
      <Marks>
        <Mark>{t('panels.items.unsaved')}</Mark>
      </Marks>
    </Card>
  )
}
