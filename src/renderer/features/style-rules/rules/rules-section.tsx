import { Accordion } from '@base-ui/react/accordion'
import { ChevronRight } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { unknownRules } from '../../../../core/areas/style-rules/rule-changes.ts'
import type { StyleRuleList } from '../../../../core/areas/style-rules/style-rules-calls.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { type ListEditor, rulesOf } from '../list-editor.ts'
import { useRuleNames } from '../use-style-rules.ts'
import { RuleItem } from './rule-item.tsx'
import { listRules, type ShownCategory } from './rule-listing.ts'
import styles from './rules.module.css'

interface RulesSectionProps {
  readonly editor: ListEditor
  readonly list: StyleRuleList
  readonly nameOf: (code: string) => string
}

/** The whole catalogue of rules with the chosen options of the list. */
export function RulesSection({ editor, list, nameOf }: RulesSectionProps) {
  const { t } = useTranslation()
  const { compare, row } = useFormats()
  const names = useRuleNames()
  const rules = rulesOf(useStore(editor.store))
  const [search, setSearch] = useState('')
  const [isEveryLanguage, setEveryLanguage] = useState(false)
  const [isChosenOnly, setChosenOnly] = useState(false)
  const [opened, setOpened] = useState<readonly string[]>([])
  const sought = useDeferredValue(search)
  const listing = listRules(names, rules, {
    language: list.language,
    search: sought,
    isEveryLanguage,
    isChosenOnly,
    compare,
  })
  const unknown = unknownRules(rules)
  const isNarrowed = sought.trim() !== '' || isChosenOnly
  // A search expands its results; manually expanded categories return when it ends.
  const open = isNarrowed ? listing.categories.map(({ id }) => id) : opened

  return (
    <>
      <SavingRules editor={editor} />
      {unknown.length > 0 && (
        <Notice
          tone="info"
          title={t('styleRuleLists.rules.unknown.title')}
          remedy={t('styleRuleLists.rules.unknown.remedy', {
            rules: row(unknown.map(({ rule }) => rule.replaceAll('_', ' '))),
          })}
          actions={
            <Button
              onClick={() => {
                for (const { category, rule } of unknown) editor.change({ category, rule })
              }}
            >
              {t('styleRuleLists.rules.unknown.remove')}
            </Button>
          }
        />
      )}
      <TextField
        label={t('styleRuleLists.rules.search')}
        value={search}
        onChange={setSearch}
        type="search"
        autoComplete="off"
      />
      <div>
        <Switch
          label={t('styleRuleLists.rules.everyLanguage')}
          isOn={isEveryLanguage}
          onChange={setEveryLanguage}
        />
        <Switch label={t('styleRuleLists.rules.chosenOnly')} isOn={isChosenOnly} onChange={setChosenOnly} />
      </div>
      <p className={styles.found} role="status">
        {listing.count === 0 && isChosenOnly && sought.trim() === ''
          ? t('styleRuleLists.rules.noneChosen')
          : listing.count === 0
            ? t('styleRuleLists.rules.noResults')
            : t('styleRuleLists.rules.found', { count: listing.count })}
      </p>
      {isNarrowed && listing.inOtherLanguages > 0 && (
        <p className={styles.elsewhere}>
          {t('styleRuleLists.rules.elsewhere', { count: listing.inOtherLanguages })}
          <Button onClick={() => setEveryLanguage(true)}>{t('styleRuleLists.rules.showElsewhere')}</Button>
        </p>
      )}
      <Accordion.Root
        multiple
        className={styles.categories}
        value={[...open]}
        onValueChange={(next: string[]) => !isNarrowed && setOpened(next)}
      >
        {listing.categories.map((category) => (
          <Category
            key={category.id}
            category={category}
            nameOf={nameOf}
            onChange={(rule, option) => editor.change({ category: category.id, rule, option })}
          />
        ))}
      </Accordion.Root>
    </>
  )
}

interface CategoryProps {
  readonly category: ShownCategory
  readonly nameOf: (code: string) => string
  readonly onChange: (rule: string, option: string | undefined) => void
}

function Category({ category: { id, name, chosenCount, rules }, nameOf, onChange }: CategoryProps) {
  const { t } = useTranslation()
  return (
    <Accordion.Item value={id} className={styles.category}>
      <Accordion.Header className={styles.header}>
        <Accordion.Trigger className={styles.categoryTrigger}>
          <ChevronRight className={styles.icon} size={16} aria-hidden />
          <span className={styles.categoryName}>{name}</span>
          {chosenCount > 0 && (
            <span className={styles.chosenCount}>
              {t('styleRuleLists.rules.chosen', { count: chosenCount })}
            </span>
          )}
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Panel>
        <Accordion.Root multiple className={styles.rules}>
          {rules.map((rule) => (
            <RuleItem
              key={rule.id}
              rule={rule}
              nameOf={nameOf}
              onChange={(option) => onChange(rule.id, option)}
            />
          ))}
        </Accordion.Root>
      </Accordion.Panel>
    </Accordion.Item>
  )
}

const TEXTS = { idle: 'autosaved', sending: 'saving', done: 'saved' } as const

/** Shows whether the displayed rules are saved. */
function SavingRules({ editor }: { readonly editor: ListEditor }) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const saving = useStore(editor.store, (state) => state.savingRules)
  if (saving.type !== 'failed')
    return (
      <p className={styles.saving} role="status">
        {t(`styleRuleLists.rules.${TEXTS[saving.type]}`)}
      </p>
    )
  const { title, remedy, details } = describe(saving.error)
  return (
    <Notice
      tone="error"
      title={title}
      remedy={remedy}
      details={[...details, t('styleRuleLists.rules.notSaved')]}
      actions={
        <>
          <Button onClick={editor.retryRules}>{t('app.tryAgain')}</Button>
          <Button onClick={editor.discardRules}>{t('styleRuleLists.rules.discard')}</Button>
        </>
      }
    />
  )
}
