import type { TranslateOptions } from '../translation/translate.ts'
import { translate } from '../translation/translate.ts'

/** Options of a document translation, for every type. */
export type DocumentWording = Pick<
  TranslateOptions,
  'target' | 'source' | 'formality' | 'terms' | 'memory' | 'requests'
>

/** A translated document, or why translation failed. */
export type TranslatedWording =
  | { readonly ok: true; readonly text: string; readonly billedCharacters: number }
  | { readonly ok: false; readonly problem: string }

type Manner = Pick<TranslateOptions, 'markup' | 'splitSentences'>

/** Translates one stretch of a document. Its language is not needed, so it is not detected. */
export const wordIn = (text: string, wording: DocumentWording, manner: Manner = {}): string =>
  translate(text, { ...wording, source: wording.source ?? 'EN', ...manner }).text
