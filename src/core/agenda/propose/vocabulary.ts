import collected from '../words/collected.json' with { type: 'json' }
import { everydayWords } from '../words/everyday.ts'
import { functionWords } from '../words/function-words.ts'

const split = (words: string | undefined) => (words ?? '').split(/\s+/).filter((word) => word !== '')

/** Shortest beginning of a word by which another form of it is recognised. */
const MIN_STEM = 4
/** Most letters of an ending. */
const MAX_ENDING = 3

function remember(known: Map<string, boolean>, key: string, find: () => boolean): boolean {
  const found = known.get(key) ?? find()
  known.set(key, found)
  return found
}

/** German plurals differ from their singulars by an umlaut. */
const withoutUmlauts = (word: string) => word.replace(/[äöü]/g, (letter) => letter.normalize('NFD').charAt(0))

function trigramsOf(word: string): string[] {
  const marked = `^${word}$`
  return Array.from({ length: Math.max(0, marked.length - 2) }, (_, i) => marked.slice(i, i + 3))
}

class Words {
  readonly #words: ReadonlySet<string>
  readonly #stems = new Set<string>()
  readonly #trigrams = new Set<string>()

  constructor(words: readonly string[]) {
    this.#words = new Set(words)
    for (const word of this.#words) {
      for (let cut = 0; cut <= MAX_ENDING && word.length - cut >= MIN_STEM; cut += 1)
        this.#stems.add(word.slice(0, word.length - cut))
      for (const trigram of trigramsOf(word)) this.#trigrams.add(trigram)
    }
  }

  has(word: string): boolean {
    return this.#words.has(word)
  }

  hasStem(word: string): boolean {
    for (let cut = 0; cut <= MAX_ENDING && word.length - cut >= MIN_STEM; cut += 1)
      if (this.#stems.has(word.slice(0, word.length - cut))) return true
    return false
  }

  hasTrigram(trigram: string): boolean {
    return this.#trigrams.has(trigram)
  }
}

/** Endings of words that are no names, and their replacements. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/['’]s$/u, ''],
  [/s$/u, ''],
  [/es$/u, ''],
  [/ies$/u, 'y'],
  [/ed$/u, ''],
  [/d$/u, ''],
  [/ing$/u, ''],
  [/ing$/u, 'e'],
  [/ly$/u, ''],
  [/e$/u, ''],
  [/n$/u, ''],
  [/en$/u, ''],
]

/** Linking letters between the parts of a German compound. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e', 'er']
const MIN_PART = 3
const MAX_COMPOUND = 40

/** Common words of the languages of which Parley has them; of others, the words of nearly every sentence. */
export class Vocabulary {
  readonly #languages = new Map<string, Words>()
  readonly #common = new Map<string, boolean>()
  readonly #similar = new Map<string, boolean>()

  constructor() {
    const own: Readonly<Record<string, string>> = collected
    for (const language of new Set([
      ...Object.keys(everydayWords),
      ...Object.keys(functionWords),
      ...Object.keys(own),
    ]))
      this.#languages.set(
        language,
        new Words(
          split(
            `${everydayWords[language] ?? ''} ${functionWords[language] ?? ''} ${own[language] ?? ''}`.toLowerCase(),
          ),
        ),
      )
  }

  get languages(): string[] {
    return [...this.#languages.keys()]
  }

  /** Whether lists of a language are long enough for a word that they lack to be unusual. */
  knows(language: string): boolean {
    return language in everydayWords
  }

  /** Whether a word, in lower case, is listed as it is. */
  lists(word: string, language: string): boolean {
    return this.#languages.get(language)?.has(word) === true
  }

  /** Whether a word is common in a language, or in English, whose words are used everywhere. */
  has(word: string, language: string): boolean {
    return remember(this.#common, `${language} ${word}`, () => this.#has(word.toLowerCase(), language))
  }

  #has(lower: string, language: string): boolean {
    return [language, 'en'].some(
      (each) =>
        this.lists(lower, each) ||
        ENDINGS.some(([ending, replacement]) => {
          const stem = lower.replace(ending, replacement)
          return stem !== lower && stem.length >= 3 && this.lists(stem, each)
        }),
    )
  }

  /** Whether a word looks like a form of a common one: both begin alike and differ in their endings. */
  resembles(word: string, language: string): boolean {
    return remember(this.#similar, `${language} ${word}`, () => this.#resembles(word.toLowerCase(), language))
  }

  #resembles(lower: string, language: string): boolean {
    const forms = language === 'de' ? [lower, withoutUmlauts(lower)] : [lower]
    return forms.some(
      (form) =>
        this.has(form, language) ||
        [language, 'en'].some((each) => this.#languages.get(each)?.hasStem(form) === true) ||
        (language === 'de' && this.#isCompound(form)),
    )
  }

  /** How much of a word is spelt as no common word is: from 0 to 1. */
  oddity(word: string, language: string): number {
    const trigrams = trigramsOf(word.toLowerCase())
    const lists = [language, 'en'].flatMap((each) => this.#languages.get(each) ?? [])
    const odd = trigrams.filter((trigram) => !lists.some((words) => words.hasTrigram(trigram)))
    return odd.length / Math.max(1, trigrams.length)
  }

  #isCompound(word: string): boolean {
    if (word.length > MAX_COMPOUND) return false
    const words = this.#languages.get('de')
    // reached[i]: whether the first i letters are words of German.
    const reached = [true]
    for (let end = 1; end <= word.length; end += 1)
      reached[end] = Array.from({ length: end }, (_, start) => start).some((start) => {
        if (reached[start] !== true || end - start < MIN_PART) return false
        const part = word.slice(start, end)
        return LINKS.some(
          (link) =>
            part.endsWith(link) &&
            part.length - link.length >= MIN_PART &&
            words?.has(part.slice(0, part.length - link.length)) === true,
        )
      })
    return reached[word.length] === true
  }
}
