import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { codePoints } from '../../../../core/base/unicode.ts'
import { type Caption, captionAt } from '../../../../core/voice/receiving/transcript.ts'
import { formatElapsed } from '../../../i18n/format-elapsed.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useFiguresText } from '../../../shared/use-figures-text.ts'
import { MetricWithTooltip } from '../../../ui/overlays/tooltip-text.tsx'
import { useLivePage } from '../live-context.ts'
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

/** Typical delay of the captions, once it is known, with the figures of the session. */
export function Lag({ live }: FigureProps) {
  const { t } = useTranslation()
  const { tenths } = useFormats()
  const toLines = useFiguresText()
  const lagMs = useStore(live.store, (state) => state.lagMs)
  const spread = useStore(live.store, (state) => state.lagSpread)
  if (lagMs === undefined) return null
  const seconds = (ms: number) => tenths(Math.min(MAX_LAG_MS, Math.max(0, ms)) / 1000)
  const defaults =
    spread === undefined
      ? ''
      : ` ${t('live.lagSpread', { median: seconds(spread.medianMs), max: seconds(spread.mostMs) })}`
  const details = () => {
    const { figures, config, transcript } = live.store.getState()
    const measured = figures()
    const source = config?.sourceLanguage ?? captionAt(transcript, 0)?.language
    return measured === undefined ? '' : toLines(measured, source).summary.join('\n')
  }
  return (
    <MetricWithTooltip
      name={t('live.lagName')}
      text={`${t('live.lagHint')}.${defaults}`}
      details={details}
      className={styles.lag}
    >
      {t('live.lag', { seconds: seconds(spread?.medianMs ?? lagMs) })}
    </MetricWithTooltip>
  )
}

interface SessionTimeProps extends FigureProps {
  readonly since: number
}

/** Duration of the session, and its usage of the service. */
export function SessionTime({ live, since }: SessionTimeProps) {
  const { month } = useLivePage()
  const { t } = useTranslation()
  const { tenths, number } = useFormats()
  const sent = useStore(live.store, ({ sentMs }) => tenths(sentMs / 60_000))
  const saved = useStore(live.store, ({ savedMs }) => tenths(savedMs / 60_000))
  const characters = useStore(live.store, ({ transcript }) => countCharacters(transcript.settled))
  const ofMonth = useStore(month, ({ usedMs }) => usedMs && tenths(usedMs / 60_000))
  const used = [
    t('live.used', { minutes: sent, characters: number(characters) }),
    ...(ofMonth === undefined ? [] : [t('live.usedOfMonth', { minutes: ofMonth })]),
  ].join(' ')
  const isSaved = useStore(live.store, ({ savedMs }) => savedMs >= 6000)
  return (
    <MetricWithTooltip
      name={t('live.usedName')}
      text={isSaved ? `${used} ${t('live.saved', { minutes: saved })}` : used}
      className={styles.time}
    >
      <Elapsed since={since} />
    </MetricWithTooltip>
  )
}
