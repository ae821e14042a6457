import { Accordion } from '@base-ui/react/accordion'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/use-formats.ts'
import { classes } from '../../../ui/classes.ts'
import { RadioList } from '../../../ui/controls/radio-list.tsx'
import type { ShownOption, ShownRule } from './rule-listing.ts'
import styles from './rules.module.css'

interface RuleItemProps {
  readonly rule: ShownRule
  readonly nameOf: (code: string) => string
  readonly onChange: (option: string | undefined) => void
}

/** Value for no option: no option has this ID. */
const NONE = ''

/** One rule with its chosen option; expanding it shows all options. */
export function RuleItem({ rule, nameOf, onChange }: RuleItemProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const languages = (codes: readonly string[]) => list(codes.map(nameOf))
  const optionName = ({ name, otherLanguages }: ShownOption) =>
    otherLanguages.length === 0
      ? name
      : t('styleRuleLists.rules.optionFor', { name, languages: languages(otherLanguages) })
  const { chosen } = rule
  return (
    <Accordion.Item value={rule.id} className={styles.rule}>
      <Accordion.Header
        className={styles.header}
        render={({ children, ...props }) => <h4 {...props}>{children}</h4>}
      >
        <Accordion.Trigger className={styles.ruleTrigger}>
          <ChevronRight className={styles.icon} size={14} aria-hidden />
          <span className={styles.ruleWords}>
            <span>{rule.name}</span>
            {rule.otherLanguages.length > 0 && (
              <span className={styles.language}>
                {t('styleRuleLists.rules.otherLanguage', { languages: languages(rule.otherLanguages) })}
              </span>
            )}
            <span className={classes(styles.choice, chosen !== undefined && styles.chosen)}>
              {chosen === undefined ? t('styleRuleLists.rules.none') : optionName(chosen)}
            </span>
          </span>
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Panel className={styles.options}>
        <RadioList
          label={rule.name}
          options={[
            { value: NONE, label: t('styleRuleLists.rules.none') },
            ...rule.options.map((option) => ({ value: option.id, label: optionName(option) })),
          ]}
          value={chosen?.id ?? NONE}
          onChange={(value) => onChange(value === NONE ? undefined : value)}
        />
      </Accordion.Panel>
    </Accordion.Item>
  )
}
