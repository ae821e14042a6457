import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styleRuleLimits } from '../../../../core/style-rules/calls.ts'
import { type StyleRuleLanguage, styleRuleLanguages } from '../../../../core/style-rules/list-languages.ts'
import { useSettings } from '../../../data/settings.ts'
import { useCreateStyleList } from '../../../data/style-rules.ts'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import panel from '../../../ui/layout/panel.module.css'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import { useCounter } from '../use-counter.ts'
import type { Workspace } from '../workspace.ts'

interface CreateDialogProps {
  readonly workspace: Workspace
  readonly nameOf: (code: string) => string
  readonly onClose: () => void
}

const isLanguage = (code: string | undefined): code is StyleRuleLanguage =>
  styleRuleLanguages.some((language) => language === code)

/** A new list begins with a name and its language, and is opened at once. */
export function CreateDialog({ workspace, nameOf, onClose }: CreateDialogProps) {
  const { t } = useTranslation()
  const count = useCounter()
  const create = useCreateStyleList()
  const { voice } = useSettings()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<StyleRuleLanguage | undefined>(undefined)
  // What one translates into is most probably what one has rules for.
  const defaults = voice.targetLanguages.map((code) => code.split('-', 1)[0]).find(isLanguage)
  const language = chosen ?? defaults ?? 'en'
  const counter = count(name, styleRuleLimits.name)

  const submit = async () => {
    const created = await create.run({ name, language })
    if (!created.ok) return
    onClose()
    workspace.open(created.value.id)
  }

  return (
    <Dialog title={t('styleRuleLists.create.title')} isOpen onClose={onClose}>
      <DialogForm
        action={t('styleRuleLists.create.submit')}
        isRunning={create.isPending}
        isReady={counter.fits}
        onSubmit={() => void submit()}
        onCancel={onClose}
      >
        <TextField
          label={t('styleRuleLists.create.name')}
          hint={counter.text}
          value={name}
          onChange={(next) => {
            create.reset()
            setName(next)
          }}
          required
        />
        <Select
          label={t('styleRuleLists.create.language')}
          options={styleRuleLanguages.map((value) => ({ value, label: nameOf(value) }))}
          value={language}
          onChange={setChosen}
        />
        <p className={panel.quiet}>{t('styleRuleLists.create.fixed')}</p>
        <ErrorNotice error={create.error} />
      </DialogForm>
    </Dialog>
  )
}
