import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { codePoints } from '../../../../core/base/unicode.ts'
import { type Caption, captionAt } from '../../../../core/voice/receiving/transcript.ts'
import { formatElapsed } from '../../../i18n/format-elapsed.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useFiguresText } from '../../../shared/use-figures-text.ts'
import { classes } from '../../../ui/classes.ts'
import { MetricWithTooltip } from '../../../ui/overlays/tooltip-text.tsx'
import { useLivePage } from '../live-context.ts'
import { LATE_MS } from '../session/lag.ts'
import type { Live } from '../session/live.ts'
import styles from './status-bar.module.css'

const counted = new WeakMap<Caption, number>()
const totals = new WeakMap<readonly Caption[], number>()

function charactersOf(caption: Caption): number {
  const known = counted.get(caption)
  if (known !== undefined) return known
  const count = codePoints(caption.source.concluded)
  counted.set(caption, count)
  return count
}

/** Number of characters of the originals, as the service counts them. Each caption is counted once. */
function countCharacters(captions: readonly Caption[]): number {
  // Cached, since it is requested with every update; the list is replaced only when more text is concluded.
  const known = totals.get(captions)
  if (known !== undefined) return known
  const total = captions.reduce((sum, caption) => sum + charactersOf(caption), 0)
  totals.set(captions, total)
  return total
}

const SECOND = 1000

/** Time since a moment of `performance.now`, which no change of the clock affects. It updates the DOM without React. */
function Elapsed({ since }: { readonly since: number }) {
  const text = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const write = () => {
      if (text.current !== null) text.current.textContent = formatElapsed(performance.now() - since)
    }
    write()
    const timer = setInterval(write, SECOND)
    return () => clearInterval(timer)
  }, [since])
  return <span ref={text} />
}

/** Longest displayed lag: a longer one indicates a fault, and its exact value is of no use. */
const MAX_LAG_MS = 60_000

interface FigureProps {
  readonly live: Live
}

/** How far the captions are behind, once that is worth a word, and whether they catch up after a cut. */
export function Lag({ live }: FigureProps) {
  const { t } = useTranslation()
  const seconds = useStore(live.store, ({ lagMs = 0 }) =>
    lagMs < LATE_MS ? 0 : Math.round(Math.min(MAX_LAG_MS, lagMs) / SECOND),
  )
  const isCatchingUp = useStore(live.store, (state) => state.isCatchingUp)
  if (seconds === 0) return null
  return (
    <span className={classes(styles.lag, isCatchingUp && styles.catchingUp)}>
      {t(isCatchingUp ? 'live.catchingUp' : 'live.behind', { seconds })}
    </span>
  )
}

interface SessionTimeProps extends FigureProps {
  readonly since: number
}

/** Duration of the session; its tooltip has what it has used of the service, and how late its captions are. */
export function SessionTime({ live, since }: SessionTimeProps) {
  const { month } = useLivePage()
  const { t } = useTranslation()
  const { tenths, number } = useFormats()
  const toLines = useFiguresText()
  const sent = useStore(live.store, ({ sentMs }) => tenths(sentMs / 60_000))
  const saved = useStore(live.store, ({ savedMs }) => tenths(savedMs / 60_000))
  const characters = useStore(live.store, ({ transcript }) => countCharacters(transcript.settled))
  const spread = useStore(live.store, (state) => state.lagSpread)
  const ofMonth = useStore(month, ({ usedMs }) => usedMs && tenths(usedMs / 60_000))
  const isSaved = useStore(live.store, ({ savedMs }) => savedMs >= 6000)
  const seconds = (ms: number) => tenths(Math.min(MAX_LAG_MS, Math.max(0, ms)) / SECOND)
  const used = [
    t('live.used', { minutes: sent, characters: number(characters) }),
    ...(ofMonth === undefined ? [] : [t('live.usedOfMonth', { minutes: ofMonth })]),
    ...(isSaved ? [t('live.saved', { minutes: saved })] : []),
    ...(spread === undefined
      ? []
      : [
          `${t('live.lagHint')}.`,
          t('live.lagSpread', { median: seconds(spread.medianMs), max: seconds(spread.mostMs) }),
        ]),
  ]
  const details = () => {
    const { figures, config, transcript } = live.store.getState()
    const measured = figures()
    const source = config?.sourceLanguage ?? captionAt(transcript, 0)?.language
    return measured === undefined ? '' : toLines(measured, source).summary.join('\n')
  }
  return (
    <MetricWithTooltip
      name={t('live.usedName')}
      text={used.join(' ')}
      details={details}
      className={styles.time}
    >
      <Elapsed since={since} />
    </MetricWithTooltip>
  )
}
