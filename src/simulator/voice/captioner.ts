import type { HeardEvent, Passage } from '../hearing/passages.ts'
import { otherSpeechText } from '../script/demo-texts.ts'
import type { SentenceId } from '../script/script.ts'
import { isSpaced } from '../script/script-words.ts'
import {
  type CaptionSegment,
  concludedClause,
  type HeardSentence,
  heardRuns,
  toSegment,
  translateHeard,
  type WordRange,
} from './sentence-captions.ts'
import type { SessionWording } from './session-wording.ts'
import type { Outgoing } from './wire.ts'

/** A stretch of a translation that can be spoken. */
export interface Spoken {
  readonly target: string
  readonly text: string
  readonly id: SentenceId
  /** Words of the translation; omitted for all of them. */
  readonly words?: WordRange
}

export interface Captioned {
  readonly messages: readonly Outgoing[]
  readonly spoken: readonly Spoken[]
}

interface CaptionerOptions {
  /** The source language that the client stated, if any. */
  readonly sourceLanguage: string | undefined
  readonly targets: readonly string[]
  readonly wording: SessionWording
}

/** Update of one transcript. */
interface Update {
  readonly concluded: readonly CaptionSegment[]
  readonly tentative: readonly CaptionSegment[]
}

type Heard = Exclude<HeardEvent, { type: 'dropped' }>
type OtherSpeech = Extract<Passage, { type: 'other' }>

const nothing: Update = { concluded: [], tentative: [] }

/** Converts heard speech to transcript updates of the source and each target. */
export class Captioner {
  readonly #options: CaptionerOptions
  /** Words of the sentence being heard that have been concluded. */
  #concludedWords = 0
  /** Transcripts, by target or `source`, that have tentative text, and that text. */
  readonly #tentative = new Map<string, string>()

  constructor(options: CaptionerOptions) {
    this.#options = options
  }

  apply(event: HeardEvent): Captioned {
    if (event.type === 'dropped') {
      this.#concludedWords = 0
      return { messages: this.#updates(nothing, () => nothing), spoken: [] }
    }
    const { passage } = event
    return passage.type === 'sentence' ? this.#sentence(event, passage) : this.#other(event, passage)
  }

  #sentence(event: Heard, sentence: HeardSentence): Captioned {
    const { words } = sentence
    const isFinal = event.type === 'concluded'
    const from = this.#concludedWords
    const split = isFinal ? words.length : event.isSure ? Math.max(from, concludedClause(words)) : from
    const toSegments = (start: number, end: number) =>
      heardRuns(words, start, end).map((run) => ({
        ...toSegment(sentence, run),
        language: sentence.clip.language,
      }))
    const source = { concluded: toSegments(from, split), tentative: toSegments(split, words.length) }
    this.#concludedWords = isFinal ? 0 : split
    // A translation follows its source by a word.
    const end = isFinal ? words.length : words.findLastIndex(({ isHeard }) => isHeard)
    const parts = (target: string) =>
      heardRuns(words, 0, end).flatMap(
        (run) => translateHeard(sentence, run, target, this.#options.wording) ?? [],
      )
    const messages = this.#updates(source, (target) =>
      place(
        parts(target).map(({ segment }) => segment),
        isFinal,
      ),
    )
    return {
      messages,
      spoken: isFinal
        ? this.#options.targets.flatMap((target) =>
            parts(target).flatMap(({ segment: { text }, spoken }) =>
              spoken.from < spoken.to ? [{ target, text, id: sentence.clip.id, words: spoken }] : [],
            ),
          )
        : [],
    }
  }

  #other({ type }: Heard, { startMs, endMs }: OtherSpeech): Captioned {
    const isFinal = type === 'concluded'
    const { sourceLanguage = 'en', targets } = this.#options
    const toText = (language: string) => {
      const text = otherSpeechText(language, endMs - startMs)
      return isSpaced(language) ? `${text} ` : text
    }
    const segment = { text: toText(sourceLanguage), start_time: startMs, end_time: endMs }
    this.#concludedWords = 0
    return {
      messages: this.#updates(
        place([{ ...segment, language: sourceLanguage }], isFinal),
        // A single line: the same in every language would crowd out recognised text.
        () => nothing,
      ),
      spoken: isFinal ? targets.map((target) => ({ target, text: toText(target), id: 'unknown' })) : [],
    }
  }

  /** Only transcripts with changes are sent. */
  #updates(source: Update, toTarget: (target: string) => Update): Outgoing[] {
    const messages: Outgoing[] = []
    if (this.#isNew('source', source)) messages.push({ type: 'source_transcript_update', payload: source })
    for (const language of this.#options.targets) {
      const update = toTarget(language)
      if (!this.#isNew(language, update)) continue
      messages.push({ type: 'target_transcript_update', payload: { language, ...update } })
    }
    return messages
  }

  #isNew(transcript: string, { concluded, tentative }: Update): boolean {
    const before = this.#tentative.get(transcript) ?? ''
    const now = tentative.map(({ text }) => text).join('')
    this.#tentative.set(transcript, now)
    return concluded.length > 0 || now !== before
  }
}

const place = (segments: readonly CaptionSegment[], isFinal: boolean): Update =>
  isFinal ? { concluded: segments, tentative: [] } : { concluded: [], tentative: segments }
