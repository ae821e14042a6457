import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProposalGroup as Group } from '../../../../core/session/agenda/fitting-terms.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { classes } from '../../../ui/classes.ts'
import panel from '../../../ui/layout/panel.module.css'
import styles from './agenda.module.css'
import { ProposalRow } from './proposal-row.tsx'

/** A proposal as the user left it. */
export interface TermChoice {
  readonly term: string
  readonly isTicked: boolean
}

interface ProposalGroupProps {
  readonly group: Group
  /** Characters that the lists of its languages have left; negative if they do not fit. */
  readonly left: number
  /** In the order of the proposals. */
  readonly choices: readonly TermChoice[]
  readonly onChange: (index: number, change: Partial<TermChoice>) => void
}

export const tickedTerms = (choices: readonly TermChoice[]): string[] =>
  choices.flatMap(({ term, isTicked }) => (isTicked && term.trim() !== '' ? [term.trim()] : []))

/** Proposals for the lists of the same languages, with the characters that these have left. */
export function ProposalGroupChoice({ group, left, choices, onChange }: ProposalGroupProps) {
  const { t } = useTranslation()
  const { number, row } = useFormats()
  const nameOf = useLanguageNames()
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{row(group.languages.map(nameOf))}</h3>
        {!group.isSpoken && <span className={panel.quiet}>{t('agenda.notSpoken')}</span>}
        <span className={classes(styles.left, left < 0 && styles.over)} role="status">
          {t(left < 0 ? 'agenda.over' : 'agenda.left', { number: number(Math.abs(left)) })}
        </span>
      </div>
      <ul className={styles.rows}>
        {choices.map(({ term, isTicked }, index) => (
          <ProposalRow
            // A proposal keeps its place while its term is edited.
            key={group.proposals[index]?.term}
            term={term}
            isTicked={isTicked}
            onTick={(next) => onChange(index, { isTicked: next })}
            onEdit={(next) => onChange(index, { term: next })}
          />
        ))}
      </ul>
    </section>
  )
}
