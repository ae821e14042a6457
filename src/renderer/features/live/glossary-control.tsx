import { BookMarked, TriangleAlert, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button.tsx'
import field from '../../ui/field.module.css'
import styles from './glossary-control.module.css'
import type { LiveGlossary } from './live-glossary.ts'

interface GlossaryControlProps {
  readonly glossary: LiveGlossary
  /** Why no session uses it as things are. */
  readonly unusedBecause: string | undefined
  /** Why it cannot be removed just now. */
  readonly disabledBecause: string | undefined
  readonly onRemove: () => void
}

/** Which glossary a session keeps to. It is chosen in the list of glossaries. */
export function GlossaryControl({
  glossary,
  unusedBecause,
  disabledBecause,
  onRemove,
}: GlossaryControlProps) {
  const { t } = useTranslation()
  const name = glossary.is === 'known' ? glossary.name : t(`live.glossary.${glossary.is}`)
  const unfit = glossary.is === 'known' && !glossary.fits ? t('live.glossary.otherLanguages') : undefined
  const problem = glossary.is === 'unknown' ? t('live.glossary.unknownHint') : (unusedBecause ?? unfit)
  return (
    <div className={field.field} role="group" aria-label={t('live.glossary.label')}>
      <span className={field.label}>{t('live.glossary.label')}</span>
      <span className={styles.glossary}>
        <span className={styles.name} title={problem ?? name}>
          {problem === undefined ? (
            <BookMarked size={14} aria-hidden />
          ) : (
            <TriangleAlert size={14} role="img" aria-label={problem} />
          )}
          <span className={styles.text}>{name}</span>
        </span>
        <IconButton
          icon={<X size={14} />}
          label={t('live.glossary.remove')}
          hint={disabledBecause ?? t('live.glossary.remove')}
          aria-disabled={disabledBecause !== undefined}
          onClick={() => disabledBecause === undefined && onRemove()}
        />
      </span>
    </div>
  )
}
