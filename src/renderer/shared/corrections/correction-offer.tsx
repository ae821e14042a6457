import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import type { Correction } from '../../../core/session/corrections/correction.ts'
import { type LessonProposal, proposalsOf } from '../../../core/session/corrections/proposals.ts'
import { SOURCE } from '../../../core/session/library/session-schema.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useSettleCorrections } from '../../queries/sessions-queries.ts'
import { useHasSpokenTerms } from '../../queries/settings-queries.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { showDone } from '../toasts/show-done.ts'
import styles from './correctable-line.module.css'
import { LazyTeachDialog } from './lazy-teach-dialog.tsx'
import { useLessonLists } from './use-lesson-lists.ts'
import { useTeaching } from './use-teaching.ts'

interface CorrectionOfferProps {
  /** The session of the correction. */
  readonly id: string
  readonly correction: Correction
  /** Whether captions go on arriving: then it is learnt at once, without a dialog over them. */
  readonly isLive: boolean
}

/** Offers in a corrected line to learn from it; nothing where there is nothing to learn. */
export function CorrectionOffer({ isLive, ...props }: CorrectionOfferProps) {
  const proposals = proposalsOf([props.correction], useHasSpokenTerms())
  if (proposals.length === 0) return null
  return isLive ? (
    <LearnedAtOnce {...props} proposals={proposals} />
  ) : (
    <LearnedInDialog {...props} proposals={proposals} />
  )
}

interface OfferedProps extends Omit<CorrectionOfferProps, 'isLive'> {
  readonly proposals: readonly LessonProposal[]
}

function LearnedInDialog({ id, correction, proposals }: OfferedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Offer id={id} correction={correction} proposals={proposals} onLearn={() => setOpen(true)}>
      <LazyTeachDialog isOpen={isOpen} id={id} corrections={[correction]} onClose={() => setOpen(false)} />
    </Offer>
  )
}

/** Learns without a dialog; an incomplete lesson is offered when the session has ended. */
function LearnedAtOnce({ id, correction, proposals }: OfferedProps) {
  const { t } = useTranslation()
  const teaching = useTeaching(proposals)
  const { lists, isListed } = useLessonLists(teaching)
  const settle = useSettleCorrections()
  const { index, line } = correction
  if (teaching.missing !== undefined || ![...teaching.kinds].every((kind) => isListed[kind])) return null
  const learn = async () => {
    const isInUse = await teaching.learn(lists)
    if (isInUse === undefined) return
    if ((await settle.run({ id, lines: [{ index, line }] })).ok)
      showDone(t(isInUse ? 'corrections.done' : 'corrections.stored'))
  }
  return (
    <Offer
      id={id}
      correction={correction}
      proposals={proposals}
      isRunning={teaching.isPending || settle.isPending}
      error={teaching.error ?? settle.error}
      onLearn={() => void learn()}
    />
  )
}

interface OfferProps extends OfferedProps {
  readonly isRunning?: boolean
  readonly error?: AppError | undefined
  readonly onLearn: () => void
  readonly children?: ReactNode
}

function Offer({ id, correction, proposals, isRunning = false, error, onLearn, children }: OfferProps) {
  const { t, i18n } = useTranslation()
  const describe = useErrorText()
  const { row } = useFormats()
  const settle = useSettleCorrections()
  const { index, line } = correction
  const place = line === SOURCE ? 'heard' : 'translated'
  const replaced = proposals.map(({ before, after }) => t(`corrections.${place}`, { before, after }))
  return (
    // The line around it has the direction of its own language.
    <span className={styles.after} lang={i18n.language} dir={i18n.dir()}>
      <Button look="quiet" hint={replaced.join('\n')} isRunning={isRunning} onClick={onLearn}>
        {t(`corrections.offer.${place}`, { after: row(proposals.map(({ after }) => after)) })}
      </Button>
      <IconButton
        icon={<X size={14} />}
        label={t('corrections.decline')}
        isRunning={isRunning}
        onClick={() => void settle.run({ id, lines: [{ index, line }] })}
      />
      {error !== undefined && (
        <span className={styles.error} role="alert">
          {describe(error).title}
        </span>
      )}
      {children}
    </span>
  )
}
