import texts from '../../../resources/demo/script.json' with { type: 'json' }

export const scriptLanguages = ['en', 'de', 'fr', 'es', 'it', 'ja', 'zh'] as const
export type ScriptLanguage = (typeof scriptLanguages)[number]

/** Languages that have recorded clips, so that they can be recognised and spoken. */
export const recordedLanguages = ['en', 'de', 'fr', 'es', 'it'] as const satisfies readonly ScriptLanguage[]
export type RecordedLanguage = (typeof recordedLanguages)[number]

export const demoVoices = ['female', 'male'] as const
export type DemoVoice = (typeof demoVoices)[number]

export type Translations = Readonly<Record<ScriptLanguage, string>>

/**
 * The script of the demo service: a short meeting, sentence by sentence in the order in which it is held, with its
 * translations. The clips beside its file are recorded from these texts: after a change, run
 * scripts/record/record-demo-clips.ts again.
 */
export const meeting = texts.meeting satisfies Record<string, Translations>

export type MeetingId = keyof typeof meeting
export type SentenceId = MeetingId | 'unknown'

export const meetingIds = Object.keys(meeting) as MeetingId[]

/** Everything that has clips: the meeting, and what the demo voice says for speech that is not in it. */
export const sentences: Readonly<Record<SentenceId, Translations>> = {
  ...meeting,
  unknown: texts.unknownSpeech,
}
export const sentenceIds = Object.keys(sentences) as SentenceId[]

export const isRecorded = (language: string): language is RecordedLanguage =>
  (recordedLanguages as readonly string[]).includes(language)

/** Formality of a sentence: to strangers (`more`), or to friends (`less`). */
export type Register = 'more' | 'less'

/** Sentences of the script that address somebody, in the languages with different forms. */
const registers: {
  readonly [Id in MeetingId]?: {
    readonly [Language in ScriptLanguage]?: Readonly<Record<Register, string>>
  }
} = texts.registers

/** A sentence in a register; undefined if the script has a single wording. */
export const wordingOf = (id: string, language: ScriptLanguage, register: Register): string | undefined =>
  Object.hasOwn(registers, id) ? registers[id as MeetingId]?.[language]?.[register] : undefined

/**
 * Words with the same meaning, as the script's sentences spell them: they allow a glossary to replace the script's
 * words.
 */
export const concepts: readonly Translations[] = texts.concepts

/** The word of another language for a word of the script, if it has one. */
export const counterpartOf = (word: string, from: ScriptLanguage, to: ScriptLanguage): string | undefined =>
  concepts.find((concept) => concept[from].toLowerCase() === word.toLowerCase())?.[to]
