import { Languages, Pencil, Radio, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { UsesLink } from '../../../domain/uses/uses-link.tsx'
import { useFormats } from '../../../i18n/use-formats.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { type Usage, UsageToggle } from '../../../ui/controls/usage-toggle.tsx'
import { Card, Mark, Marks } from '../../../ui/layout/card.tsx'
import panel from '../../../ui/layout/panel.module.css'
import styles from '../glossaries-panel.module.css'
import type { ListedGlossary } from './listing.ts'

interface GlossaryRowProps {
  readonly glossary: ListedGlossary
  readonly nameOf: (code: string) => string
  readonly inLive: Usage
  readonly inText: Usage
  /** How many presets and sessions use it. */
  readonly usesSummary: string | undefined
  readonly hasChanges: boolean
  readonly onOpen: () => void
  readonly onRename: () => void
  readonly onDelete: () => void
}

/** One glossary in the list, with its actions. */
export function GlossaryRow({
  glossary: { id, name, createdAt, isReady, dictionaries },
  nameOf,
  inLive,
  inText,
  usesSummary,
  hasChanges,
  onOpen,
  onRename,
  onDelete,
}: GlossaryRowProps) {
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
          <UsageToggle
            icon={<Languages size={16} />}
            label={t(inText.isOn ? 'glossaries.list.stopInText' : 'glossaries.list.useInText', { name })}
            use={inText}
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
      {dictionaries.map(({ sourceLanguage, targetLanguage, entryCount }) => (
        <span key={`${sourceLanguage} ${targetLanguage}`} className={styles.pair}>
          <span>
            {t('glossaries.list.pair', { source: nameOf(sourceLanguage), target: nameOf(targetLanguage) })}
          </span>
          <span className={panel.quiet}>{t('glossaries.list.entries', { count: entryCount })}</span>
        </span>
      ))}
      <Marks>
        {t('glossaries.list.created', { date })}
        {!isReady && <Mark>{t('glossaries.list.notReady')}</Mark>}
        {inLive.isOn && <Mark>{t('glossaries.list.inLive')}</Mark>}
        {inText.isOn && <Mark>{t('glossaries.list.inText')}</Mark>}
        <UsesLink kind="glossary" id={id} name={name} summary={usesSummary} />
        {hasChanges && <Mark>{t('glossaries.list.unsaved')}</Mark>}
      </Marks>
    </Card>
  )
}
