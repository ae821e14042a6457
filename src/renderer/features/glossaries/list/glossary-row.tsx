import { Languages, Radio } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/use-formats.ts'
import { type ResourceActions, ResourceCard } from '../../../shared/resource-card.tsx'
import { UsesLink } from '../../../shared/uses/uses-link.tsx'
import { type Usage, UsageToggle } from '../../../ui/controls/usage-toggle.tsx'
import { Mark } from '../../../ui/layout/card.tsx'
import panel from '../../../ui/layout/panel.module.css'
import styles from '../glossaries-panel.module.css'
import type { ListedGlossary } from './listing.ts'

interface GlossaryRowProps extends ResourceActions {
  readonly glossary: ListedGlossary
  readonly nameOf: (code: string) => string
  readonly inLive: Usage
  readonly inText: Usage
  /** How many presets and sessions use it. */
  readonly usesSummary: string | undefined
}

/** One glossary in the list, with its actions. */
export function GlossaryRow({
  glossary: { id, name, createdAt, isReady, dictionaries },
  nameOf,
  inLive,
  inText,
  usesSummary,
  ...actions
}: GlossaryRowProps) {
  const { t } = useTranslation()
  const date = useFormats().date(createdAt)
  return (
    <ResourceCard
      name={name}
      uses={
        <>
          <UsageToggle
            icon={<Radio size={16} />}
            label={t(inLive.isOn ? 'panels.items.stopInLive' : 'panels.items.useInLive', { name })}
            use={inLive}
          />
          <UsageToggle
            icon={<Languages size={16} />}
            label={t(inText.isOn ? 'panels.items.stopInText' : 'panels.items.useInText', { name })}
            use={inText}
          />
        </>
      }
      marks={
        <>
          {t('glossaries.list.created', { date })}
          {!isReady && <Mark>{t('glossaries.list.notReady')}</Mark>}
          {inLive.isOn && <Mark>{t('glossaries.list.inLive')}</Mark>}
          {inText.isOn && <Mark>{t('glossaries.list.inText')}</Mark>}
          <UsesLink kind="glossary" id={id} name={name} summary={usesSummary} />
        </>
      }
      {...actions}
    >
      {dictionaries.map(({ sourceLanguage, targetLanguage, entryCount }) => (
        <span key={`${sourceLanguage} ${targetLanguage}`} className={styles.pair}>
          <span>
            {t('glossaries.list.pair', { source: nameOf(sourceLanguage), target: nameOf(targetLanguage) })}
          </span>
          <span className={panel.quiet}>{t('glossaries.list.entries', { count: entryCount })}</span>
        </span>
      ))}
    </ResourceCard>
  )
}
