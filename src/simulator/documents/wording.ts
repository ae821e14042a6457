import type { TranslateOptions } from '../translation/translate.ts'
import { translate } from '../translation/translate.ts'

/** What a client asks of the translation of a document, whatever its type. */
export type Wording = Pick<TranslateOptions, 'target' | 'source' | 'formality' | 'terms' | 'memory' | 'style'>

type Manner = Pick<TranslateOptions, 'markup' | 'splitSentences'>

/** Translates one stretch of a document. Nobody asks in which language it is, so that is not found out. */
export const wordIn = (text: string, wording: Wording, manner: Manner = {}): string =>
  translate(text, { ...wording, source: wording.source ?? 'EN', ...manner }).text

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The same for a document in which `&` and `<` have a meaning: what is put into it must not break it. */
export const escapeWording = (wording: Wording): Wording => ({
  ...wording,
  terms: wording.terms?.map((term) => ({ ...term, target: escapeText(term.target) })),
  style: wording.style && { ...wording.style, labels: wording.style.labels.map(escapeText) },
  memory: wording.memory && {
    ...wording.memory,
    segments: wording.memory.segments.map((each) => ({ ...each, target: escapeText(each.target) })),
  },
})
