import { useTranslation } from 'react-i18next'
import type { Figures } from '../../core/session/figures/figures.ts'
import { useFormats } from '../i18n/use-formats.ts'

const SOURCE = 'source'
/** Placeholder for a figure that could not be measured. */
const UNKNOWN = '–'

/** Share of the final words that disappear again, up to which captions read as steady. */
const MAX_STEADY_ERASURE = 0.2

interface FiguresText {
  /** One line for each language: how late and how steady its captions are. */
  readonly summary: readonly string[]
  /** All figures: one line for each language, and one for the network. */
  readonly details: readonly string[]
}

/** Describes the figures of a session. */
export function useFiguresText(): (figures: Figures, sourceLanguage: string | undefined) => FiguresText {
  const { t } = useTranslation()
  const { tenths, hundredths, number } = useFormats()
  const seconds = (ms: number | undefined) => (ms === undefined ? UNKNOWN : tenths(ms / 1000))
  return ({ lines, network }, sourceLanguage) => {
    const nameOf = (line: string) =>
      (line === SOURCE ? sourceLanguage : line)?.toUpperCase() ?? t('settings.emphases.original')
    return {
      summary: Object.entries(lines).flatMap(([line, { laalMs, erasure = 0 }]) =>
        laalMs === undefined
          ? []
          : t(`live.figures.${erasure > MAX_STEADY_ERASURE ? 'changing' : 'steady'}`, {
              line: nameOf(line),
              seconds: seconds(Math.max(0, laalMs)),
            }),
      ),
      details: [
        ...Object.entries(lines).map(([line, figures]) =>
          t('live.figures.line', {
            line: nameOf(line),
            first: seconds(figures.firstWord?.medianMs),
            settled: seconds(figures.settled?.medianMs),
            laal: seconds(figures.laalMs),
            erasure: figures.erasure === undefined ? UNKNOWN : hundredths(figures.erasure),
            words: figures.wordsPerMinute === undefined ? UNKNOWN : number(figures.wordsPerMinute),
          }),
        ),
        t('live.figures.network', {
          seconds: seconds(network.maxHeldMs),
          reconnections: number(network.reconnections),
        }),
      ],
    }
  }
}
