import { HEARING_RATE } from '../hearing/heard-frames.ts'
import { Listener } from '../hearing/listener.ts'
import type { HeardEvent } from '../hearing/passages.ts'
import type { Template } from '../hearing/template.ts'
import { stretchOf, wholeClip } from '../script/clip.ts'
import type { ClipLibrary } from '../script/clip-library.ts'
import { scriptLanguageOf } from '../script/demo-texts.ts'
import { isRecorded, type RecordedLanguage, recordedLanguages } from '../script/script.ts'
import type { SimulatorClock } from '../simulator-clock.ts'
import { SpeechSource } from '../speaking/speech-source.ts'
import { targets as encoders } from '../speaking/spoken-targets.ts'
import { Captioner, type Spoken } from './captioner.ts'
import type { VoiceRequest } from './parse-voice-request.ts'
import { sessionWording, type TermsFor } from './session-wording.ts'
import { spell } from './spelling.ts'
import { type SpokenTermsFor, spellingOf, spellSegments } from './spoken-spellings.ts'
import type { Outgoing } from './wire.ts'

type Send = (message: Outgoing) => void

/** Recognises the speech of a stream that begins at `startMs`. */
export type OpenListener = (
  templates: readonly Template[],
  startMs: number,
) => Pick<Listener, 'push' | 'finish'>

const listenToSound: OpenListener = (templates, startMs) => new Listener(templates, startMs)

/** The language of the clips that a target is spoken with, if there are any. */
function spokenWith(target: string): RecordedLanguage | undefined {
  const language = scriptLanguageOf(target)
  return language !== undefined && isRecorded(language) ? language : undefined
}

/** Recognisable languages: with a fixed language, only that one. */
function recognisable({ source_language, source_language_mode }: VoiceRequest): readonly RecordedLanguage[] {
  if (source_language_mode === 'auto') return recordedLanguages
  return recordedLanguages.filter((language) => language === source_language)
}

interface InterpreterOptions {
  readonly request: VoiceRequest
  readonly library: ClipLibrary
  readonly clock: SimulatorClock
  readonly termsFor: TermsFor
  readonly spokenTermsFor: SpokenTermsFor
  readonly openListener: OpenListener | undefined
}

/** Listens, writes captions and speaks for one session. Its messages are sent over the current link. */
export class Interpreter {
  readonly #request: VoiceRequest
  readonly #library: ClipLibrary
  readonly #templates: readonly Template[]
  readonly #captioner: Captioner
  readonly #spokenTermsFor: SpokenTermsFor
  readonly #speakers: ReadonlyMap<string, SpeechSource>
  readonly #openListener: OpenListener
  #listener: ReturnType<OpenListener>
  #heardMs = 0
  #send: Send | undefined

  private constructor(options: InterpreterOptions) {
    const { request, library, clock, termsFor, spokenTermsFor, openListener = listenToSound } = options
    this.#request = request
    this.#openListener = openListener
    this.#spokenTermsFor = spokenTermsFor
    this.#library = library
    this.#templates = library.templates(recognisable(request))
    this.#listener = openListener(this.#templates, 0)
    this.#captioner = new Captioner({
      sourceLanguage: request.source_language,
      targets: request.target_languages,
      wording: sessionWording(request.formality, termsFor),
    })
    const contentType = request.target_media_content_type
    const openEncoder = encoders[contentType]
    this.#speakers = new Map(
      openEncoder === undefined
        ? []
        : request.target_media_languages.map((language) => [
            language,
            new SpeechSource({ language, contentType, openEncoder, clock }),
          ]),
    )
  }

  /** Waits for the clips that the session needs. */
  static async open(options: InterpreterOptions): Promise<Interpreter> {
    const { request, library } = options
    const spoken = request.target_media_languages.flatMap((target) => spokenWith(target) ?? [])
    await library.prepare([...recognisable(request), ...spoken])
    return new Interpreter(options)
  }

  attach(sendSpelt: Send): void {
    const send: Send = (message) => sendSpelt(spell(message))
    this.#send = send
    for (const speaker of this.#speakers.values())
      speaker.attach((payload) => send({ type: 'target_media_chunk', payload }))
  }

  detach(): void {
    this.#send = undefined
    for (const speaker of this.#speakers.values()) speaker.detach()
  }

  /** Takes the next samples of the stream at 16 kHz. */
  hear(samples: Float32Array): void {
    this.#heardMs += (samples.length / HEARING_RATE) * 1000
    for (const event of this.#listener.push(samples)) this.#report(event)
  }

  /** Concludes everything and sends the end messages. Settles when the last one is sent, or the link is gone. */
  async finish(): Promise<void> {
    const send = this.#send
    for (const event of this.#listener.finish()) this.#report(event)
    // If the link is lost before the client receives the end, another link may follow with more media.
    this.#listener = this.#openListener(this.#templates, this.#heardMs)
    send?.({ type: 'end_of_source_transcript', payload: {} })
    for (const language of this.#request.target_languages)
      send?.({ type: 'end_of_target_transcript', payload: { language } })
    for (const [language, speaker] of this.#speakers) {
      await speaker.finish()
      // An error may have ended the link meanwhile; nothing follows it.
      if (this.#send !== send) return
      send?.({ type: 'end_of_target_media', payload: { language } })
    }
    send?.({ type: 'end_of_stream', payload: {} })
  }

  #report(event: HeardEvent): void {
    const { messages, spoken } = this.#captioner.apply(event)
    if (event.type === 'dropped' || event.passage.type === 'other') {
      for (const message of messages) this.#send?.(message)
      for (const each of spoken) this.#say(each)
      return
    }
    const spelling = spellingOf(this.#spokenTermsFor(event.passage.clip.language))
    for (const message of messages) this.#send?.(spellSegments(message, spelling))
    for (const each of spoken) this.#say({ ...each, text: spelling(each.text) })
  }

  #say({ target, text, id, words }: Spoken): void {
    const speaker = this.#speakers.get(target)
    const language = spokenWith(target)
    // Languages without clips stay silent; the rest of the protocol is kept.
    if (speaker === undefined || language === undefined) return
    const clip = this.#library.clip({ language, voice: this.#request.target_media_voice, id })
    const stretch = words === undefined ? wholeClip(clip) : stretchOf(clip, words.from, words.to)
    speaker.say({ text, clip, stretch })
  }
}
