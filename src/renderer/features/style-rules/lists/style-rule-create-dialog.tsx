import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StyleRuleLanguage, styleRuleLanguages } from '../../../../core/style-rules/list-languages.ts'
import { styleRuleLimits } from '../../../../core/style-rules/style-rules-calls.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { useCreateStyleList } from '../../../queries/style-rules-queries.ts'
import { NameDialog } from '../../../shared/name-dialog.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import panel from '../../../ui/layout/panel.module.css'
import type { Workspace } from '../style-rule-workspace.ts'
import { useCounter } from '../use-counter.ts'

interface CreateDialogProps {
  readonly workspace: Workspace
  readonly nameOf: (code: string) => string
  readonly onClose: () => void
}

const isLanguage = (code: string | undefined): code is StyleRuleLanguage =>
  styleRuleLanguages.some((language) => language === code)

/** Asks for name and language of a new list, which is then opened. */
export function CreateDialog({ workspace, nameOf, onClose }: CreateDialogProps) {
  const { t } = useTranslation()
  const count = useCounter()
  const create = useCreateStyleList()
  const { voice } = useSettings()
  const [chosen, setChosen] = useState<StyleRuleLanguage | undefined>(undefined)
  // Defaults to the first target language of sessions, for which rules are most likely.
  const defaults = voice.targetLanguages.map((code) => code.split('-', 1)[0]).find(isLanguage)
  const language = chosen ?? defaults ?? 'en'

  const submit = async (name: string) => {
    const created = await create.run({ name, language })
    if (!created.ok) return
    onClose()
    workspace.open(created.value.id)
  }

  return (
    <NameDialog
      title={t('styleRuleLists.create.title')}
      label={t('styleRuleLists.create.name')}
      action={t('styleRuleLists.create.submit')}
      count={(name) => count(name, styleRuleLimits.name)}
      mutation={create}
      onClose={onClose}
      onSubmit={(name) => void submit(name)}
    >
      <Select
        label={t('styleRuleLists.create.language')}
        options={styleRuleLanguages.map((value) => ({ value, label: nameOf(value) }))}
        value={language}
        onChange={setChosen}
      />
      <p className={panel.quiet}>{t('styleRuleLists.create.fixed')}</p>
    </NameDialog>
  )
}
