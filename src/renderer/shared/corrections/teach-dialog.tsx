import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Correction } from '../../../core/session/corrections/correction.ts'
import { type LessonKind, lessonOf, proposalsOf } from '../../../core/session/corrections/proposals.ts'
import { useLessonPreview, useSettleCorrections } from '../../queries/sessions-queries.ts'
import { useHasSpokenTerms } from '../../queries/settings-queries.ts'
import { Switch } from '../../ui/controls/switch.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../ui/overlays/dialog-form.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { showDone } from '../toasts/show-done.ts'
import { ListChoice } from './list-choice.tsx'
import { ProposalFields } from './proposal-fields.tsx'
import { useLessonLists } from './use-lesson-lists.ts'
import { useTeaching } from './use-teaching.ts'

interface TeachDialogProps {
  /** The session of the corrections. */
  readonly id: string
  readonly corrections: readonly Correction[]
  readonly onClose: () => void
}

const KINDS: readonly LessonKind[] = ['term', 'entry']

/** Asks which of the corrections of a session are learnt, as what, and into which list. Nothing else is learnt. */
export function TeachDialog({ id, corrections, onClose }: TeachDialogProps) {
  const { t } = useTranslation()
  const proposals = proposalsOf(corrections, useHasSpokenTerms())
  const teaching = useTeaching(proposals)
  const settle = useSettleCorrections()
  const { known, lists, isListed, error: listError } = useLessonLists(teaching)
  // Typing goes on while the sessions are looked through.
  const lessons = useDeferredValue(teaching.lessons)
  const preview = useLessonPreview({ lessons: [...lessons] }, { enabled: lessons.length > 0 })
  const previewOf = (proposal: (typeof proposals)[number]) => {
    const { kind, after, source } = teaching.choiceOf(proposal)
    const lesson = JSON.stringify(lessonOf(proposal, kind, after, source))
    const at = lessons.findIndex((each) => JSON.stringify(each) === lesson)
    return preview.isPlaceholderData ? undefined : preview.data?.lessons[at]
  }
  const error = teaching.error ?? settle.error ?? listError ?? preview.error
  const kinds = KINDS.filter((kind) => teaching.kinds.has(kind))
  const isNamed = kinds.every((kind) => {
    const list = lists[kind]
    return list.type === 'known' || list.name.trim() !== ''
  })
  const missing =
    teaching.missing === undefined
      ? isNamed
        ? undefined
        : t('panels.items.needsName')
      : t(`corrections.${teaching.missing}`)
  const submit = async () => {
    const isInUse = await teaching.learn(lists)
    if (isInUse === undefined) return
    const lines = corrections.map(({ index, line }) => ({ index, line }))
    if (!(await settle.run({ id, lines })).ok) return
    showDone(t(isInUse ? 'corrections.done' : 'corrections.stored'))
    onClose()
  }
  return (
    <Dialog title={t('corrections.title')} isOpen isWide onClose={onClose}>
      <DialogForm
        intro={t('corrections.intro')}
        action={t('corrections.learn')}
        isRunning={teaching.isPending || settle.isPending}
        // Until then nobody knows whether there is a list.
        isLoading={!kinds.every((kind) => isListed[kind])}
        reason={missing}
        onSubmit={() => void submit()}
        onCancel={onClose}
      >
        {proposals.map((proposal) => (
          <ProposalFields
            key={proposal.key}
            proposal={proposal}
            choice={teaching.choiceOf(proposal)}
            preview={previewOf(proposal)}
            isOneOfSeveral={proposals.length > 1}
            onChange={(change) => teaching.choose(proposal.key, change)}
          />
        ))}
        {kinds.map((kind) => (
          <ListChoice
            key={kind}
            kind={kind}
            lists={known[kind]}
            value={lists[kind]}
            onChange={(list) => teaching.chooseList(kind, list)}
          />
        ))}
        {teaching.mayUse && (
          <Switch label={t('corrections.use')} isOn={teaching.isUsed} onChange={teaching.setUsed} />
        )}
        <ErrorNotice error={error} />
      </DialogForm>
    </Dialog>
  )
}
