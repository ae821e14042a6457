import { History, Unplug, Volume2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Side } from '../../../core/voice/sides.ts'
import { directionOfText } from '../../i18n/locale.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { classes } from '../../ui/classes.ts'
import styles from './caption-parts.module.css'

/** Marks a place where `ms` milliseconds of speech are missing; 0 for a session that breaks off. */
export function GapMark({ ms }: { readonly ms: number }) {
  const { t } = useTranslation()
  const { duration } = useFormats()
  return (
    <p className={styles.gap}>
      <Unplug size={14} aria-hidden />
      {ms === 0
        ? t('live.breaksOff')
        : t('live.missing.title', { length: duration(Math.ceil(ms / 1000) * 1000) })}
    </p>
  )
}

/** Marks a caption of speech that was missing at first. */
export function LateMark() {
  const { t } = useTranslation()
  return (
    <span className={styles.late} title={t('live.missing.lateHint')}>
      <History size={12} aria-hidden />
      {t('live.missing.late')}
    </span>
  )
}

/** Marks what is being spoken. */
export function SpokenMark({ size }: { readonly size: number | string }) {
  const { t } = useTranslation()
  return (
    <span className={styles.spoken} role="img" aria-label={t('live.nowSpeaking')}>
      <Volume2 size={size} />
    </span>
  )
}

/** Class that places a caption of a meeting on its side; undefined for one voice. */
export const sideClassOf = (side: Side | undefined): string | undefined => side && styles[side]

/** The speaker of a caption of a meeting. */
export function SpeakerName({ children }: { readonly children: string }) {
  return <bdi className={styles.speaker}>{children}</bdi>
}

interface CaptionPartProps {
  /** Undefined where it is not known. */
  readonly language: string | undefined
  readonly children: ReactNode
}

interface CaptionLineProps extends CaptionPartProps, Omit<ComponentProps<'p'>, 'lang' | 'dir' | 'children'> {
  /** Whether its original was corrected, and it was not. */
  readonly isOutdated?: boolean | undefined
  /** Whether it begins with the code of its language. */
  readonly hasCode?: boolean
}

/** The line above the texts of a caption. It has the direction of the original. */
export function CaptionMeta({ language, children }: CaptionPartProps) {
  return (
    <div className={styles.meta} dir={language && directionOfText(language)}>
      {children}
    </div>
  )
}

/** Marks a translation whose original was corrected since. It stands before the line: no word moves. */
function OutdatedMark() {
  const { t } = useTranslation()
  const text = t('corrections.outdated')
  return (
    <span role="img" aria-label={text} title={text}>
      *
    </span>
  )
}

/** A text of a caption. */
export function CaptionLine({
  language,
  className,
  isOutdated = false,
  hasCode = false,
  children,
  ...props
}: CaptionLineProps) {
  return (
    <p
      {...props}
      className={classes(styles.line, hasCode && styles.coded, className)}
      lang={language}
      dir="auto"
    >
      {/* The code has its own direction, so that it does not determine that of the line. */}
      {(hasCode || isOutdated) && (
        <span className={hasCode ? styles.code : styles.outdated} dir="ltr">
          {hasCode && language?.toUpperCase()}
          {isOutdated && <OutdatedMark />}
        </span>
      )}
      {children}
    </p>
  )
}
