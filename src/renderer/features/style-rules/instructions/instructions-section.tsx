import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import {
  type StyleInstruction,
  type StyleRuleList,
  styleRuleLimits,
} from '../../../../core/areas/style-rules/style-rules-calls.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import panel from '../../../ui/layout/panel.module.css'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import type { ListEditor } from '../list-editor.ts'
import { InstructionForm } from './instruction-form.tsx'
import styles from './instructions.module.css'

interface InstructionsSectionProps {
  readonly editor: ListEditor
  readonly list: StyleRuleList
  readonly nameOf: (code: string) => string
}

/** Custom instructions of the list. */
export function InstructionsSection({ editor, list, nameOf }: InstructionsSectionProps) {
  const { t } = useTranslation()
  const draft = useStore(editor.store, (state) => state.draft)
  const saving = useStore(editor.store, (state) => state.savingInstruction)
  const [doomed, setDoomed] = useState<StyleInstruction | undefined>(undefined)
  const { instructions } = list
  const isFull = instructions.length >= styleRuleLimits.instructions
  const isBusy = saving.type === 'sending'
  const fullReason = isFull ? t('styleRuleLists.instructions.limit') : undefined
  const openReason = draft === undefined ? undefined : t('styleRuleLists.instructions.oneAtATime')
  const form = draft !== undefined && <InstructionForm editor={editor} draft={draft} nameOf={nameOf} />
  const isDraftGone = draft?.id !== undefined && !instructions.some(({ id }) => id === draft.id)

  const add = useRef<HTMLButtonElement>(null)
  const isTyped = draft !== undefined
  const wasTyped = useRef(isTyped)
  useEffect(() => {
    // The focused form was removed.
    if (wasTyped.current && !isTyped) add.current?.focus()
    wasTyped.current = isTyped
  }, [isTyped])

  const remove = async (instruction: StyleInstruction) => {
    if (await editor.deleteInstruction(instruction.id)) setDoomed(undefined)
  }

  return (
    <>
      <div className={styles.bar}>
        <span className={styles.count} role="status">
          {instructions.length > 0 &&
            t('styleRuleLists.instructions.count', {
              count: instructions.length,
              limit: styleRuleLimits.instructions,
            })}
        </span>
        <Button
          ref={add}
          look="accent"
          disabledReason={fullReason ?? openReason}
          onClick={() => editor.setDraft({ label: '', prompt: '' })}
        >
          <Plus size={16} aria-hidden />
          {t('styleRuleLists.instructions.add')}
        </Button>
      </div>
      {isFull && <p className={panel.quiet}>{t('styleRuleLists.instructions.limit')}</p>}
      {(draft?.id === undefined || isDraftGone) && form}
      {saving.type === 'failed' && draft === undefined && doomed === undefined && (
        <ErrorNotice error={saving.error} onDismiss={editor.dismissInstruction} />
      )}
      {instructions.length === 0 && draft === undefined && (
        <Empty
          title={t('styleRuleLists.instructions.empty.title')}
          remedies={[t('styleRuleLists.instructions.empty.remedy')]}
        />
      )}
      <ul className={styles.list}>
        {instructions.map((instruction) => (
          <li key={instruction.id}>
            {draft?.id === instruction.id ? (
              form
            ) : (
              <Instruction
                instruction={instruction}
                nameOf={nameOf}
                isBusy={isBusy}
                editReason={openReason}
                duplicateReason={fullReason}
                onEdit={() => editor.setDraft({ ...instruction })}
                onDuplicate={() => void editor.duplicate(instruction)}
                onDelete={() => {
                  editor.dismissInstruction()
                  setDoomed(instruction)
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {instructions.length > 1 && <p className={panel.quiet}>{t('styleRuleLists.instructions.order')}</p>}
      <Confirm
        title={t('styleRuleLists.instructions.confirm.title', { label: doomed?.label ?? '' })}
        remedy={t('styleRuleLists.instructions.confirm.remedy')}
        submit={t('styleRuleLists.instructions.confirm.submit')}
        isOpen={doomed !== undefined}
        isRunning={isBusy}
        onClose={() => {
          editor.dismissInstruction()
          setDoomed(undefined)
        }}
        onSubmit={() => doomed !== undefined && void remove(doomed)}
        error={saving.type === 'failed' ? saving.error : undefined}
      />
    </>
  )
}

interface InstructionProps {
  readonly instruction: StyleInstruction
  readonly nameOf: (code: string) => string
  /** Whether an instruction is being saved. */
  readonly isBusy: boolean
  readonly editReason: string | undefined
  readonly duplicateReason: string | undefined
  readonly onEdit: () => void
  readonly onDuplicate: () => void
  readonly onDelete: () => void
}

function Instruction({ instruction, nameOf, isBusy, editReason, duplicateReason, ...on }: InstructionProps) {
  const { t } = useTranslation()
  const { label, prompt, sourceLanguage } = instruction
  return (
    <div className={styles.instruction}>
      <div className={styles.words} dir="auto">
        <h3 className={styles.label}>{label}</h3>
        <p className={styles.prompt}>{prompt}</p>
        {sourceLanguage !== undefined && (
          <p className={panel.quiet}>
            {t('styleRuleLists.instructions.for', { language: nameOf(sourceLanguage) })}
          </p>
        )}
      </div>
      <div className={styles.itemActions}>
        <IconButton
          icon={<Pencil size={16} />}
          label={t('styleRuleLists.instructions.edit', { label })}
          isRunning={isBusy}
          disabledReason={editReason}
          onClick={on.onEdit}
        />
        <IconButton
          icon={<Copy size={16} />}
          label={t('styleRuleLists.instructions.duplicate', { label })}
          isRunning={isBusy}
          disabledReason={duplicateReason}
          onClick={on.onDuplicate}
        />
        <IconButton
          icon={<Trash2 size={16} />}
          label={t('styleRuleLists.instructions.delete', { label })}
          onClick={on.onDelete}
        />
      </div>
    </div>
  )
}
