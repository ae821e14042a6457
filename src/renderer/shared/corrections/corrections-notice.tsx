import { useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Correction } from '../../../core/session/corrections/correction.ts'
import { proposalsOf } from '../../../core/session/corrections/proposals.ts'
import { useCorrections, useSettleCorrections } from '../../queries/sessions-queries.ts'
import { useHasSpokenTerms } from '../../queries/settings-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { LazyTeachDialog } from './lazy-teach-dialog.tsx'

interface CorrectionsNoticeProps {
  /** A session that has ended. */
  readonly id: string
  /** Smallest number of lessons that is offered here. */
  readonly least?: number
}

/** Mounted notices by session, the latest last: History may be open beside the session that has just ended. */
const mounted = createStore<{ readonly notices: readonly { readonly id: string; readonly key: string }[] }>(
  () => ({ notices: [] }),
)

/** Offers to learn from all corrections of a session together, until the user has learnt or declined. */
export function CorrectionsNotice({ id, least = 1 }: CorrectionsNoticeProps) {
  const corrections = useCorrections({ id }).data?.corrections ?? []
  const count = proposalsOf(corrections, useHasSpokenTerms()).length
  return count < least ? null : <Offer key={id} id={id} corrections={corrections} count={count} />
}

interface OfferProps {
  readonly id: string
  readonly corrections: readonly Correction[]
  readonly count: number
}

function Offer({ id, corrections, count }: OfferProps) {
  const { t } = useTranslation()
  const settle = useSettleCorrections()
  const [isOpen, setOpen] = useState(false)
  const key = useId()
  useLayoutEffect(() => {
    mounted.setState(({ notices }) => ({ notices: [...notices, { id, key }] }))
    return () =>
      mounted.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.key !== key) }))
  }, [id, key])
  const isLatest = useStore(mounted, ({ notices }) => notices.findLast((one) => one.id === id)?.key === key)
  if (!isLatest) return null
  const lines = corrections.map(({ index, line }) => ({ index, line }))
  return (
    <>
      <Notice
        tone="info"
        title={t('corrections.end.title', { count })}
        remedy={t('corrections.end.remedy')}
        actions={<Button onClick={() => setOpen(true)}>{t('corrections.end.review')}</Button>}
        onDismiss={() => void settle.run({ id, lines })}
      />
      <LazyTeachDialog isOpen={isOpen} id={id} corrections={corrections} onClose={() => setOpen(false)} />
    </>
  )
}
