import type { voiceOperations } from '../../../src/backend/service/operations/voice/voice-operations.ts'
import type { CallInput, CallName } from '../../../src/core/contract/contract.ts'
import { ofVoice } from '../service/translation-examples.ts'
import { type CasesOf, nothing } from './call-case.ts'
import { type OperationCases } from './operation-example.ts'

const CALLS = 'test/contract/host/calls.test.ts'
const VOICE = 'test/rest/contract/voice/voice.test.ts'
const CLIENT = 'src/backend/service/operations/voice/voice-operations.test.ts'
const SERVICE = 'src/simulator/voice/request.test.ts'

const opened = `${CALLS} › open a session and continue it with its latest token, while an older one goes nowhere`
const refused = `${CALLS} › refuse %s, and name the field`
const atOnce = `${CALLS} › %s speaks %j at once: %s`
const understood = `${VOICE} › is understood in %s, and breaks no rule`
const words = `${CLIENT} › asks for a voice session in the words of the interface`
const fixed = `${SERVICE} › may name a language that cannot be detected, if it is fixed`

/** The service prepares itself for each language that may be spoken, for which the first session waits. */
const ENGLISH = {
  sourceLanguage: 'en',
  sourceLanguageMode: 'fixed',
  targetLanguages: ['de'],
} satisfies CallInput<'voice.open'>

/** Admission to voice sessions. */
export const voiceCases: OperationCases<typeof voiceOperations> = {
  'POST /v3/voice/realtime': {
    examples: ofVoice,
    proofs: [opened, words, refused, understood],
    more: {
      message_format: [understood],
      source_language: [`${VOICE} › recognises another language, and says which`, fixed],
      source_language_mode: [`${VOICE} › tells what a fixed language does not fit to as other speech`, fixed],
      target_languages: [refused, understood],
      target_media_languages: [atOnce],
      glossary_ids: [
        'src/simulator/voice/session-tickets.test.ts › puts the words of several glossaries in, the first one before the others',
      ],
      spoken_terms_id: [
        `${VOICE} › writes names as its spoken terms list them, in captions, translations and the text of its speech`,
      ],
    },
  },
  'GET /v3/voice/realtime': {
    examples: async (runs) => {
      const { token } = await runs.call<{ token: string }>('voice.open', ENGLISH)
      return [{ input: { token }, sent: { token } }]
    },
    proofs: [
      opened,
      `${CLIENT} › asks to reconnect once only, with the token that it is given`,
      'test/rest/contract/voice/replay-by-type.test.ts › %s is followed by one with a stream of that type, and costs no word',
    ],
    more: { token: [`${CLIENT} › sends a token that it does not know, or has traded in, to nobody`] },
  },
}

export const voiceCallCases: CasesOf<Extract<CallName, `voice.${string}`>> = {
  'voice.languages': { asks: 'service', ...nothing },
  'voice.open': {
    asks: 'service',
    good: () => ENGLISH,
    refused: [
      [{}, 'targetLanguages'],
      [{ targetLanguages: ['de'], sourceLanguageMode: 'fixed' }, 'sourceLanguage'],
    ],
  },
  'voice.resume': {
    asks: 'service',
    good: async (app) => {
      const { token } = await app.call<{ token: string }>('voice.open', ENGLISH)
      return { token }
    },
    refused: [[{}, 'token']],
  },
}
