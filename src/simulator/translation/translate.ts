import { countCharacters } from '../rest/account/usage-log.ts'
import { takesFormality } from '../rest/text-languages.ts'
import { scriptLanguageOf, untranslated } from '../script/demo-texts.ts'
import { detectLanguage, findSentence, type KnownSentence, sentenceEnd } from '../script/phrase-book.ts'
import { type Register, sentences, wordingOf } from '../script/script.ts'
import { type Chunks, escapeMarkup, type Markup, type MarkupChunk, takeApart } from './markup.ts'
import { type MemoryUse, recall } from './memory.ts'
import { bringInTerms, mayOccur, type ReplacementTerm, replaceTerms } from './replace-terms.ts'
import { type SplitSentences, splitSentences, trimSentence } from './sentences.ts'

export type Formality = 'default' | 'more' | 'less' | 'prefer_more' | 'prefer_less'

export interface TranslateOptions {
  /** A code of the interface, such as `DE` or `en-GB`. */
  readonly target: string
  /** If omitted, it is detected. */
  readonly source?: string | undefined
  readonly formality?: Formality | undefined
  /** Entries of the glossaries for this pair of languages. */
  readonly terms?: readonly ReplacementTerm[] | undefined
  readonly memory?: MemoryUse | undefined
  /** Rules and instructions that it is asked to follow. */
  readonly requests?: readonly string[] | undefined
  readonly splitSentences?: SplitSentences | undefined
  readonly preserveFormatting?: boolean | undefined
  /** If omitted, the text is plain. */
  readonly markup?: Markup | undefined
}

export interface Translation {
  /** Uppercase code of the requested or detected language. */
  readonly source: string
  readonly text: string
  /** Unicode code points of the source text. */
  readonly billedCharacters: number
}

/**
 * Translates the sentences of the script. Unknown sentences stay as they are, after the code of the target
 * language. Glossaries and formality apply to both; anything that cannot be applied leaves a note in brackets.
 */
export function translate(text: string, given: TranslateOptions): Translation {
  const options = prepare(text, given)
  const { markup, splitSentences: splitting = markup?.kind === 'html' ? 'nonewlines' : '1' } = options
  const { chunks, restore } = markup === undefined ? plain(text) : takeApart(text, markup)
  const split = (chunk: MarkupChunk) => (isSpoken(chunk) ? splitSentences(chunk.text, splitting) : [])
  const source = options.source ?? detectLanguage(chunks.flatMap(split))
  const parts = chunks.map((chunk): Part => {
    const { text: words } = chunk
    return isSpoken(chunk) ? translateChunk(split(chunk), options) : { text: words, register: undefined }
  })
  const register = parts.some((part) => part.register !== undefined) ? undefined : registerOf(options)
  const noted = addNotes(
    parts.map((part) => part.text),
    { first: chunks.findIndex(isSpoken), last: chunks.findLastIndex(isSpoken) },
    {
      before: register === undefined ? '' : `[${NOTES[register]}] `,
      after: options.requests.map((each) => ` [${each}]`).join(''),
    },
  )
  return {
    source: source.toUpperCase(),
    text: noted.map((each, i) => (chunks[i]?.isText === true ? restore(each) : each)).join(''),
    billedCharacters: countCharacters(text),
  }
}

/** Drops terms that cannot occur in the text, and escapes text that is inserted into markup. */
function prepare(text: string, { terms = [], requests = [], ...others }: TranslateOptions) {
  const write = others.markup === undefined ? (same: string) => same : escapeMarkup
  return {
    ...others,
    terms: mayOccur(text, terms).map(({ source, target }) => ({ source, target: write(target) })),
    requests: requests.map(write),
  }
}

/** Upper-case code of a plain text's language, as far as the script shows it. */
export const detectIn = (text: string): string => detectLanguage(splitSentences(text)).toUpperCase()

const plain = (text: string): Chunks => ({ chunks: [{ isText: true, text }], restore: (same) => same })

const isSpoken = ({ isText, text }: MarkupChunk): boolean => isText && trimSentence(text)[1] !== ''

const NOTES: { readonly [R in Register]: string } = { more: 'formal', less: 'informal' }

interface Around {
  readonly before: string
  readonly after: string
}

/** Puts notes before the first words and after the last ones. */
function addNotes(
  texts: readonly string[],
  { first, last }: { readonly first: number; readonly last: number },
  { before, after }: Around,
): string[] {
  return texts.map((text, i) => {
    const [space, inside, spaceAfter] = trimSentence(text)
    return `${space}${i === first ? before : ''}${inside}${i === last ? after : ''}${spaceAfter}`
  })
}

function registerOf({ formality = 'default', target }: TranslateOptions): Register | undefined {
  if (formality === 'default' || !takesFormality(target)) return undefined
  return formality.endsWith('more') ? 'more' : 'less'
}

interface Part {
  readonly text: string
  /** The register that is visible in it. */
  readonly register: Register | undefined
}

interface Sentence extends Part {
  readonly isKnown: boolean
}

function translateChunk(sentencesOfChunk: readonly string[], options: TranslateOptions): Part {
  const { target, terms = [] } = options
  const runs: Sentence[] = []
  for (const sentence of sentencesOfChunk) {
    const translated = translateSentence(sentence, options)
    const before = runs.at(-1)
    if (before?.isKnown === false && !translated.isKnown)
      runs[runs.length - 1] = { ...before, text: before.text + translated.text }
    else runs.push(translated)
  }
  const texts = runs.map(({ text, isKnown }) => {
    const [before, inside, after] = trimSentence(text)
    if (isKnown || inside === '') return text
    return before + untranslated(target, replaceTerms(inside, terms)) + after
  })
  return { text: texts.join(''), register: runs.find((run) => run.register !== undefined)?.register }
}

function translateSentence(sentence: string, options: TranslateOptions): Sentence {
  const [before, inside, after] = trimSentence(sentence)
  const around = (text: string, register?: Register): Sentence => ({
    text: `${before}${text}${after}`,
    isKnown: true,
    register,
  })
  const recalled = options.memory && recall(inside, options.memory)
  if (recalled !== undefined) return around(recalled)
  const known = findSentence(inside)
  const to = scriptLanguageOf(options.target)
  if (known === undefined || to === undefined) return { text: sentence, isKnown: false, register: undefined }
  const register = registerOf(options)
  const wording = register && wordingOf(known.id, to, register)
  const translation = wording ?? sentences[known.id][to]
  const kept = options.preserveFormatting === true ? keepFormatting(inside, known, translation) : translation
  const terms = options.terms ?? []
  return around(
    bringInTerms({ source: inside, from: known.language, translation: kept, to }, terms),
    wording === undefined ? undefined : register,
  )
}

/** Keeps the source's final punctuation and lower-case first letter if the script differs in them. */
function keepFormatting(source: string, { id, language }: KnownSentence, translation: string): string {
  const defaults = sentences[id][language]
  const isEndUsual = sentenceEnd(source) === sentenceEnd(defaults)
  const body = translation.slice(0, translation.length - sentenceEnd(translation).length)
  const ended = isEndUsual ? translation : body + sentenceEnd(source)
  const isSmall =
    source.charAt(0) !== defaults.charAt(0) && source.charAt(0) === defaults.charAt(0).toLowerCase()
  return isSmall ? ended.charAt(0).toLowerCase() + ended.slice(1) : ended
}
