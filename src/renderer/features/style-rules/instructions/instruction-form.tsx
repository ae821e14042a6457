import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { baseLanguage } from '../../../../core/languages/voice-language-codes.ts'
import { styleRuleLimits } from '../../../../core/style-rules/style-rules-calls.ts'
import { useTextLanguages } from '../../../queries/languages-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
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

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void editor.saveDraft()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={
        draft.id === undefined
          ? t('styleRuleLists.instructions.new')
          : t('styleRuleLists.instructions.edit', { label: draft.label })
      }
      onSubmit={submit}
    >
      <TextField
        label={t('styleRuleLists.instructions.label')}
        hint={label.text}
        value={draft.label}
        onChange={(value) => set({ label: value })}
        required
      />
      <TextArea
        label={t('styleRuleLists.instructions.prompt')}
        hint={prompt.text}
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
        <Button onClick={() => editor.setDraft(undefined)} disabled={isSending}>
          {t('app.cancel')}
        </Button>
        <Button look="accent" type="submit" disabled={!label.fits || !prompt.fits || isSending}>
          {t(isSending ? 'styleRuleLists.instructions.saving' : 'app.save')}
        </Button>
      </div>
    </form>
  )
}
