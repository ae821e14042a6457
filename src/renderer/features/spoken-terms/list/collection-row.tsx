import { Pencil, Radio, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpokenTerms } from '../../../../core/spoken-terms/collection.ts'
import { UsesLink } from '../../../domain/uses/uses-link.tsx'
import { useFormats } from '../../../i18n/use-formats.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { type Usage, UsageToggle } from '../../../ui/controls/usage-toggle.tsx'
import { Card, Mark, Marks } from '../../../ui/layout/card.tsx'
import panel from '../../../ui/layout/panel.module.css'
import styles from '../spoken-terms.module.css'

interface CollectionRowProps {
  readonly collection: SpokenTerms
  readonly nameOf: (code: string) => string
  readonly inLive: Usage
  readonly usesSummary: string | undefined
  readonly hasChanges: boolean
  readonly onOpen: () => void
  readonly onRename: () => void
  readonly onDelete: () => void
}

/** One collection in the list, with its actions. */
export function CollectionRow({
  collection: { id, name, createdAt, lists },
  nameOf,
  inLive,
  usesSummary,
  hasChanges,
  onOpen,
  onRename,
  onDelete,
}: CollectionRowProps) {
  const { t } = useTranslation()
  const date = useFormats().date(createdAt)
  return (
    <Card
      name={name}
      onOpen={onOpen}
      actions={
        <>
          <UsageToggle
            icon={<Radio size={16} />}
            label={t(inLive.isOn ? 'glossaries.list.stopInLive' : 'glossaries.list.useInLive', { name })}
            use={inLive}
          />
          <IconButton
            icon={<Pencil size={16} />}
            label={t('glossaries.list.rename', { name })}
            onClick={onRename}
          />
          <IconButton
            icon={<Trash2 size={16} />}
            label={t('glossaries.list.delete', { name })}
            onClick={onDelete}
          />
        </>
      }
    >
      {lists.map(({ language, termCount }) => (
        <span key={language} className={styles.list}>
          <span>{nameOf(language)}</span>
          <span className={panel.quiet}>{t('spokenTerms.list.terms', { count: termCount })}</span>
        </span>
      ))}
      <Marks>
        {t('spokenTerms.list.created', { date })}
        {inLive.isOn && <Mark>{t('spokenTerms.list.inLive')}</Mark>}
        <UsesLink kind="spoken-terms" id={id} name={name} summary={usesSummary} />
        {hasChanges && <Mark>{t('glossaries.list.unsaved')}</Mark>}
      </Marks>
    </Card>
  )
}
