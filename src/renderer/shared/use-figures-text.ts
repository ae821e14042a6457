import { useTranslation } from 'react-i18next'
import type { Figures } from '../../core/figures/figures.ts'
import { useFormats } from '../i18n/use-formats.ts'

const SOURCE = 'source'
/** Placeholder for a figure that could not be measured. */
const UNKNOWN = '–'

/** Describes the figures of a session in lines: one for each language, and one for the network. */
export function useFiguresText(): (figures: Figures, sourceLanguage: string | undefined) => string[] {
  const { t } = useTranslation()
  const { tenths, hundredths, number } = useFormats()
  const seconds = (ms: number | undefined) => (ms === undefined ? UNKNOWN : tenths(ms / 1000))
  return ({ lines, network }, sourceLanguage) => [
    ...Object.entries(lines).map(([line, figures]) =>
      t('live.figures.line', {
        line: (line === SOURCE ? sourceLanguage : line)?.toUpperCase() ?? t('live.figures.original'),
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
  ]
}
