import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useEditCaption } from '../../queries/sessions-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './correctable-line.module.css'
import { useReportEditing } from './edited-rows.ts'
import type { StoredLine } from './stored-line.ts'

/** Characters of a text, in UTF-16 units; undefined for its end. */
export type Selected = { readonly from: number; readonly to: number } | undefined

interface LineEditorProps {
  readonly line: StoredLine
  readonly selected: Selected
  readonly onClose: () => void
}

/** The words of a line while they are corrected: Enter keeps what is written, Escape leaves the line as it was. */
export function LineEditor({ line, selected, onClose }: LineEditorProps) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const edit = useEditCaption()
  useReportEditing()
  const box = useRef<HTMLSpanElement>(null)
  const shown = line.text.trimEnd()
  useLayoutEffect(() => {
    const editor = box.current
    if (editor === null) return
    editor.textContent = shown
    editor.focus({ preventScroll: true })
    const text = editor.firstChild
    const { from, to } = selected ?? { from: shown.length, to: shown.length }
    const within = (at: number) => Math.min(at, shown.length)
    if (text !== null) getSelection()?.setBaseAndExtent(text, within(from), text, within(to))
  }, [shown, selected])
  // Its removal takes the focus from it too.
  const isClosed = useRef(false)
  const close = () => {
    isClosed.current = true
    onClose()
  }
  const save = async (text: string | null) => {
    const { id, index } = line
    if (!(await edit.run({ id, index, line: line.line, text })).ok) return
    line.onSaved?.(text)
    close()
  }
  const keep = () => {
    const written = (box.current?.textContent ?? '').replaceAll(/\s+/gu, ' ').trim()
    if (edit.isPending || isClosed.current) return
    if (written === shown.trim()) close()
    else void save(written)
  }
  const onKey = (event: KeyboardEvent) => {
    // Enter and Escape also end the composition of a character.
    if (event.nativeEvent.isComposing) return
    const act = event.key === 'Escape' ? close : event.key === 'Enter' ? keep : undefined
    // The button has keys of its own.
    if (act === undefined || (act === keep && event.target !== box.current)) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = currentTarget.closest('[role=group]')?.contains(relatedTarget) === true
    // Another window has the focus for a while, as of the meeting program.
    if (document.hasFocus() && !isInside) keep()
  }
  const { original } = line
  return (
    <span role="group">
      <span
        ref={box}
        className={styles.editor}
        role="textbox"
        tabIndex={0}
        contentEditable="plaintext-only"
        aria-readonly={edit.isPending}
        aria-label={t('corrections.correctCaption')}
        suppressContentEditableWarning
        onBlur={onBlur}
        onKeyDown={onKey}
      />
      {original !== undefined && (
        <span className={styles.after}>
          <Button
            isRunning={edit.isPending}
            hint={original.trim()}
            onBlur={onBlur}
            onKeyDown={onKey}
            onClick={() => void save(null)}
          >
            {t('history.caption.restore')}
          </Button>
        </span>
      )}
      {edit.error !== undefined && (
        <span className={styles.after} role="alert">
          <span className={styles.error}>{describe(edit.error).title}</span>
        </span>
      )}
    </span>
  )
}
