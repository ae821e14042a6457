import { Radio } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpokenTerms } from '../../../../core/spoken-terms/spoken-terms-calls.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { type ResourceActions, ResourceCard } from '../../../shared/resource-card.tsx'
import { UsesLink } from '../../../shared/uses/uses-link.tsx'
import { type Usage, UsageToggle } from '../../../ui/controls/usage-toggle.tsx'
import { Mark } from '../../../ui/layout/card.tsx'
import panel from '../../../ui/layout/panel.module.css'
import styles from '../spoken-terms.module.css'

interface CollectionRowProps extends ResourceActions {
  readonly collection: SpokenTerms
  readonly nameOf: (code: string) => string
  readonly inLive: Usage
  readonly usesSummary: string | undefined
}

/** One collection in the list, with its actions. */
export function CollectionRow({
  collection: { id, name, createdAt, lists },
  nameOf,
  inLive,
  usesSummary,
  ...actions
}: CollectionRowProps) {
  const { t } = useTranslation()
  const date = useFormats().date(createdAt)
  return (
    <ResourceCard
      name={name}
      uses={
        <UsageToggle
          icon={<Radio size={16} />}
          label={t(inLive.isOn ? 'panels.items.stopInLive' : 'panels.items.useInLive', { name })}
          use={inLive}
        />
      }
      marks={
        <>
          {t('spokenTerms.list.created', { date })}
          {inLive.isOn && <Mark>{t('spokenTerms.list.inLive')}</Mark>}
          <UsesLink kind="spoken-terms" id={id} name={name} summary={usesSummary} />
        </>
      }
      {...actions}
    >
      {lists.map(({ language, termCount }) => (
        <span key={language} className={styles.list}>
          <span>{nameOf(language)}</span>
          <span className={panel.quiet}>{t('spokenTerms.list.terms', { count: termCount })}</span>
        </span>
      ))}
    </ResourceCard>
  )
}
