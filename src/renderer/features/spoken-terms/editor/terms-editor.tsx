import { Plus } from 'lucide-react'
import { type ClipboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { withoutLastBreaks } from '../../../../core/areas/glossaries/glossary-entries.ts'
import { spokenTermLimits } from '../../../../core/areas/spoken-terms/spoken-term-limits.ts'
import type { SpokenTerms } from '../../../../core/areas/spoken-terms/spoken-terms-calls.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { codePoints } from '../../../../core/base/unicode.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import styles from '../../../shared/resources/editing/entries-editor.module.css'
import { SaveBar, UseInLive } from '../../../shared/resources/editing/save-bar.tsx'
import { isTypedInto } from '../../../shared/window-keys.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { OpenTerms, TermsWorkspace } from '../terms-workspace.ts'
import { useTermsUsage } from '../use-terms-usage.ts'
import { SpokenTermsEditorHead } from './spoken-terms-editor-head.tsx'
import { TermRows, type TermRowsHandle } from './term-rows.tsx'
import { isTooLong } from './terms-draft.ts'

/** Far more than fits in a list, and little enough to show every line of it. */
const MAX_TAKEN_CHARACTERS = 5000

interface TermsEditorProps {
  readonly workspace: TermsWorkspace
  readonly terms: OpenTerms
  /** The stored collection in the list, if it exists. */
  readonly collection: SpokenTerms | undefined
  readonly nameOf: (code: string) => string
}

type Taken = { readonly added: number } | { readonly error: AppError }

/** Edits the terms of one language as a draft; saving stores them at the service. */
export function TermsEditor({ workspace, terms, collection, nameOf }: TermsEditorProps) {
  const { t } = useTranslation()
  const { key, target, draft, saving } = terms
  const { rows, faults, characters, changes } = useStore(draft.store)
  const [taken, setTaken] = useState<Taken | undefined>(undefined)
  const { inLive } = useTermsUsage()
  const list = useRef<TermRowsHandle>(null)

  const take = (text: string) => {
    const actual = codePoints(text)
    const limit = spokenTermLimits.listCharacters
    setTaken(
      actual > MAX_TAKEN_CHARACTERS
        ? {
            error: {
              kind: 'invalid-input',
              field: 'terms',
              problem: { type: 'too-much', limit, actual, unit: 'characters' },
            },
          }
        : { added: draft.addLines(text) },
    )
  }
  /** Several lines are several terms; a single one goes into the field, if there is one. */
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = withoutLastBreaks(event.clipboardData.getData('text/plain'))
    const isOutside = !(event.target instanceof Node && event.currentTarget.contains(event.target))
    const isWord = !/[\r\n]/.test(text)
    if (isOutside || text.trim() === '' || (isWord && isTypedInto(event))) return
    event.preventDefault()
    take(text)
  }
  const over = isTooLong({ characters })
  const reason =
    faults.size > 0
      ? t('glossaries.editor.cannotSave.faults')
      : over
        ? t('spokenTerms.editor.tooLong')
        : rows.every(({ text }) => text === '')
          ? t('spokenTerms.editor.needsTerm')
          : undefined
  const save = async () => {
    const saved = await workspace.save(key)
    if (saved !== undefined) setTaken(undefined)
  }

  return (
    <section className={styles.editor} aria-label={target.name} onPaste={paste}>
      <SpokenTermsEditorHead
        workspace={workspace}
        terms={terms}
        collection={collection}
        nameOf={nameOf}
        onImport={take}
        onUnreadable={(error) => setTaken({ error })}
      />
      {taken !== undefined && <TakenNotice taken={taken} />}
      <div className={styles.figures}>
        <span role="status" className={classes(styles.count, over && styles.over)}>
          {over
            ? t('styleRuleLists.tooMany', {
                count: characters,
                limit: spokenTermLimits.listCharacters,
                over: characters - spokenTermLimits.listCharacters,
              })
            : characters > 0 &&
              t('styleRuleLists.counter', { count: characters, limit: spokenTermLimits.listCharacters })}
        </span>
        <Button onClick={() => list.current?.add()}>
          <Plus size={16} aria-hidden />
          {t('spokenTerms.editor.add')}
        </Button>
      </div>
      {rows.length === 0 && <p className={styles.empty}>{t('spokenTerms.editor.empty')}</p>}
      <TermRows ref={list} draft={draft} language={target.language} />
      <SaveBar
        saving={saving}
        changes={changes}
        isNew={target.id === undefined || target.isNewList === true}
        reason={reason}
        discardRemedy={t('spokenTerms.editor.discardRemedy')}
        actions={<UseInLive use={collection && inLive(collection)} />}
        onSave={() => void save()}
        onCancel={workspace.cancelSaving}
        onDiscard={() => {
          setTaken(undefined)
          workspace.discard(key)
        }}
        onDismiss={() => workspace.dismissSaving(key)}
      />
    </section>
  )
}

/** Result of an import: the number of new terms, or why there are none. */
function TakenNotice({ taken }: { readonly taken: Taken }) {
  const { t } = useTranslation()
  if ('added' in taken)
    return (
      <p className={styles.note} role="status">
        {t('spokenTerms.editor.taken', { count: taken.added })}
      </p>
    )
  return <ErrorNotice error={taken.error} />
}
