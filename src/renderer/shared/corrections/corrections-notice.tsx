import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proposalsOf } from '../../../core/corrections/proposals.ts'
import { useCorrections, useSettleCorrections } from '../../queries/sessions-queries.ts'
import { useHasSpokenTerms } from '../../queries/settings-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { TeachDialog } from './teach-dialog.tsx'

interface CorrectionsNoticeProps {
  /** A session that has ended. */
  readonly id: string
  /** Smallest number of lessons that is offered here. */
  readonly least?: number
}

/** Offers to learn from all corrections of a session together, until the user has learnt or declined. */
export function CorrectionsNotice({ id, least = 1 }: CorrectionsNoticeProps) {
  const { t } = useTranslation()
  const settle = useSettleCorrections()
  const [isOpen, setOpen] = useState(false)
  const corrections = useCorrections({ id }).data?.corrections ?? []
  const count = proposalsOf(corrections, useHasSpokenTerms()).length
  if (count < least) return null
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
      {isOpen && <TeachDialog id={id} corrections={corrections} onClose={() => setOpen(false)} />}
    </>
  )
}
