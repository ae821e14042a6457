import { hasSameValues, type VoiceConfig } from './config.ts'
import type { Caption, Transcript } from './receiving/transcript.ts'

type Languages = Pick<VoiceConfig, 'sourceLanguage' | 'targetLanguages' | 'spokenLanguages'>

type Times = Pick<Caption, 'startMs' | 'endMs'>

/** Languages of a session from a capture time on, in milliseconds. They may change while it runs. */
export interface LanguageSpan extends Languages {
  readonly fromMs: number
}

export const firstSpan = (languages: Languages): readonly LanguageSpan[] => [spanFrom(0, languages)]

const spanFrom = (
  fromMs: number,
  { sourceLanguage, targetLanguages, spokenLanguages }: Languages,
): LanguageSpan => ({
  fromMs,
  ...(sourceLanguage !== undefined && { sourceLanguage }),
  targetLanguages,
  spokenLanguages,
})

/**
 * Adds a span if the languages are other ones: they apply to what follows in the transcript.
 *
 * @returns the same list if they are not
 */
export function followLanguages(
  spans: readonly LanguageSpan[],
  languages: Languages,
  { settled }: Pick<Transcript, 'settled'>,
): readonly LanguageSpan[] {
  const last = spans.at(-1)
  const isSame =
    last?.sourceLanguage === languages.sourceLanguage &&
    hasSameValues(last?.targetLanguages ?? [], languages.targetLanguages) &&
    hasSameValues(last?.spokenLanguages ?? [], languages.spokenLanguages)
  return isSame ? spans : [...spans, spanFrom(settled.at(-1)?.endMs ?? 0, languages)]
}

/**
 * Target languages that a caption has or gets, in the order in which they were chosen: those of its words. The list is
 * the same one for all captions of a span.
 */
export function targetsOfCaption(spans: readonly LanguageSpan[], times: Times): readonly string[] {
  const [first, ...others] = spansOfCaption(spans, times)
  if (others.length === 0) return first?.targetLanguages ?? NONE
  return allLanguages(spansOfCaption(spans, times)).targetLanguages
}

/** Spans to which the words of a caption belong. */
export function spansOfCaption(
  spans: readonly LanguageSpan[],
  { startMs, endMs }: Times,
): readonly LanguageSpan[] {
  const at = (ms: number) =>
    Math.max(
      0,
      spans.findLastIndex(({ fromMs }) => fromMs <= ms),
    )
  // A caption that ends where a span begins does not belong to it.
  return spans.slice(at(startMs), at(Math.max(startMs, endMs - 1)) + 1)
}

/** All languages that a session has had, in the order in which they were first chosen; its source if it is one. */
export function allLanguages(spans: readonly LanguageSpan[]): Languages {
  const [source, ...others] = new Set(spans.map(({ sourceLanguage }) => sourceLanguage))
  return {
    ...(source !== undefined && others.length === 0 && { sourceLanguage: source }),
    targetLanguages: union(spans.map(({ targetLanguages }) => targetLanguages)),
    spokenLanguages: union(spans.map(({ spokenLanguages }) => spokenLanguages)),
  }
}

const NONE: readonly string[] = []

const union = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())]
