import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Correction } from '../../../core/corrections/correction.ts'
import { proposalsOf } from '../../../core/corrections/proposals.ts'
import { SOURCE } from '../../../core/library/session-schema.ts'
import { useSettleCorrections } from '../../queries/sessions-queries.ts'
import { useHasSpokenTerms } from '../../queries/settings-queries.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import styles from './corrections.module.css'
import { TeachDialog } from './teach-dialog.tsx'

interface CorrectionOfferProps {
  /** The session of the correction. */
  readonly id: string
  readonly correction: Correction
}

/** Offers at a corrected line to learn from it; nothing where there is nothing to learn. */
export function CorrectionOffer({ id, correction }: CorrectionOfferProps) {
  const { t, i18n } = useTranslation()
  const settle = useSettleCorrections()
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = proposalsOf([correction], useHasSpokenTerms())
  const offer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const around = offer.current?.parentElement
    // After the answer, the caption's own button takes the focus that the offer had.
    return () => {
      if (document.activeElement === document.body) around?.querySelector('button')?.focus()
    }
  }, [])
  if (first === undefined) return null
  const { index, line } = correction
  const place = line === SOURCE ? 'heard' : 'translated'
  return (
    // The caption around it has the direction of its own language.
    <div ref={offer} className={styles.offer} dir={i18n.dir()}>
      <span>
        {t(`corrections.${place}`, { before: first.before, after: first.after })}
        {others.length > 0 && ' …'}
      </span>
      <span className={styles.answers}>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t(`corrections.offer.${place}`)}
        </Button>
        <IconButton
          icon={<X size={14} />}
          label={t('corrections.decline')}
          isPlain
          onClick={() => void settle.run({ id, lines: [{ index, line }] })}
        />
      </span>
      {isOpen && <TeachDialog id={id} corrections={[correction]} onClose={() => setOpen(false)} />}
    </div>
  )
}
