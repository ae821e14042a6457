import type { ClipName } from '../hearing/template.ts'
import { sentences } from '../script/script.ts'
import type { ReplacementTerm } from '../translation/replace-terms.ts'
import { type Formality, translate } from '../translation/translate.ts'
import type { VoiceRequest } from './parse-voice-request.ts'

/** Captions of a target language for a recognised sentence. */
export type SessionWording = (heard: ClipName, target: string) => string

/** Entries of a session's glossary for two languages of the interface. */
export type TermsFor = (source: string, target: string) => readonly ReplacementTerm[]

const FORMALITY: { readonly [F in VoiceRequest['formality']]: Formality } = {
  default: 'default',
  formal: 'more',
  more: 'more',
  informal: 'less',
  less: 'less',
}

/** The translations of the script, with a session's glossary and formality applied. */
export function sessionWording(formality: VoiceRequest['formality'], termsFor: TermsFor): SessionWording {
  // Cached, because a caption is updated with every recognised word.
  const known = new Map<string, string>()
  return ({ id, language }, target) => {
    const name = `${id} ${language} ${target}`
    const text =
      known.get(name) ??
      translate(sentences[id][language], {
        source: language,
        target,
        formality: FORMALITY[formality],
        terms: termsFor(language, target),
        splitSentences: '0',
      }).text
    known.set(name, text)
    return text
  }
}
