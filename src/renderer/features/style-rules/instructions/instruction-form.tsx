import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { styleRuleLimits } from '../../../../core/areas/style-rules/style-rules-calls.ts'
import { baseLanguage } from '../../../../core/languages/voice-language-codes.ts'
import { useTextLanguages } from '../../../queries/languages-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { SubmitButton, SubmitForm, SubmitNote } from '../../../ui/controls/submit-form.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { useSubmit } from '../../../ui/controls/use-submit.ts'
import { LanguagePicker } from '../../../ui/language-picker/language-picker.tsx'
import type { InstructionDraft, ListEditor } from '../list-editor.ts'
import { useCounter } from '../use-counter.ts'
import styles from './instructions.module.css'

interface InstructionFormProps {
  readonly editor: ListEditor
  readonly draft: InstructionDraft
  readonly nameOf: (code: string) => string
}

/** Value for any language: no language code of the service equals it. */
const ANY = 'any'

/** Edits an instruction, which stays open until the service has accepted it. */
export function InstructionForm({ editor, draft, nameOf }: InstructionFormProps) {
  const { t } = useTranslation()
  const count = useCounter()
  const saving = useStore(editor.store, (state) => state.savingInstruction)
  const languages = useTextLanguages({ type: 'source' })
  const label = count(draft.label, styleRuleLimits.label)
  const prompt = count(draft.prompt, styleRuleLimits.prompt)
  const isSending = saving.type === 'sending'
  const set = (patch: Partial<InstructionDraft>) => editor.setDraft({ ...draft, ...patch })
  const known = (languages.data ?? []).map(({ code }) => baseLanguage(code.toLowerCase()))
  const codes = new Set([...known, ...(draft.sourceLanguage === undefined ? [] : [draft.sourceLanguage])])
  const any = { code: ANY, name: t('styleRuleLists.instructions.anySource'), marks: [] }

  const form = useRef<HTMLFormElement>(null)
  // The form replaces the button that opened it, so it takes the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const isComplete = draft.label.trim() !== '' && draft.prompt.trim() !== ''
  const submit = useSubmit({
    isRunning: isSending,
    reason: isComplete ? undefined : t('styleRuleLists.instructions.incomplete'),
    onSubmit: () => void editor.saveDraft(),
  })

  return (
    <SubmitForm
      ref={form}
      submit={submit}
      className={styles.form ?? ''}
      aria-label={
        draft.id === undefined
          ? t('styleRuleLists.instructions.new')
          : t('styleRuleLists.instructions.edit', { label: draft.label })
      }
    >
      <TextField
        label={t('styleRuleLists.instructions.label')}
        {...label}
        value={draft.label}
        onChange={(value) => set({ label: value })}
        required
      />
      <TextArea
        label={t('styleRuleLists.instructions.prompt')}
        {...prompt}
        value={draft.prompt}
        onChange={(value) => set({ prompt: value })}
        rows={4}
      />
      <LanguagePicker
        label={t('styleRuleLists.instructions.source')}
        options={[any, ...[...codes].map((code) => ({ code, name: nameOf(code), marks: [] }))]}
        recent={[ANY]}
        value={draft.sourceLanguage ?? ANY}
        onChange={(code) => set({ sourceLanguage: code === ANY ? undefined : code })}
      />
      <ErrorNotice error={languages.error} />
      {saving.type === 'failed' && <ErrorNotice error={saving.error} />}
      <div className={styles.actions}>
        <SubmitNote submit={submit} />
        <Button onClick={() => editor.setDraft(undefined)} isRunning={isSending}>
          {t('app.cancel')}
        </Button>
        <SubmitButton submit={submit}>
          {t(isSending ? 'styleRuleLists.instructions.saving' : 'app.save')}
        </SubmitButton>
      </div>
    </SubmitForm>
  )
}
