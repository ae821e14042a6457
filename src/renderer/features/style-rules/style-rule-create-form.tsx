import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StyleRuleLanguage, styleRuleLanguages } from '../../../core/areas/style-rules/list-languages.ts'
import { styleRuleLimits } from '../../../core/areas/style-rules/style-rules-calls.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { useCreateStyleList } from '../../queries/style-rules-queries.ts'
import { NameForm } from '../../shared/name-dialog.tsx'
import { Select } from '../../ui/controls/select.tsx'
import panel from '../../ui/layout/panel.module.css'
import { useCounter } from './use-counter.ts'

const isLanguage = (code: string | undefined): code is StyleRuleLanguage =>
  styleRuleLanguages.some((language) => language === code)

interface CreateFormProps {
  readonly onCancel: () => void
  readonly onCreated: (id: string) => void
}

/** Asks for name and language of a new list. */
export function StyleRuleCreateForm({ onCancel, onCreated }: CreateFormProps) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const count = useCounter()
  const create = useCreateStyleList()
  const { voice } = useSettings()
  const [chosen, setChosen] = useState<StyleRuleLanguage | undefined>(undefined)
  // Defaults to the first target language of sessions, for which rules are most likely.
  const defaults = voice.targetLanguages.map((code) => code.split('-', 1)[0]).find(isLanguage)
  const language = chosen ?? defaults ?? 'en'

  const submit = async (name: string) => {
    const created = await create.run({ name, language })
    if (created.ok) onCreated(created.value.id)
  }

  return (
    <NameForm
      label={t('panels.items.name')}
      action={t('glossaries.create.submit')}
      count={(name) => count(name, styleRuleLimits.name)}
      mutation={create}
      onClose={onCancel}
      onSubmit={(name) => void submit(name)}
    >
      <Select
        label={t('styleRuleLists.create.language')}
        options={styleRuleLanguages.map((value) => ({ value, label: nameOf(value) }))}
        value={language}
        onChange={setChosen}
      />
      <p className={panel.quiet}>{t('styleRuleLists.create.fixed')}</p>
    </NameForm>
  )
}
