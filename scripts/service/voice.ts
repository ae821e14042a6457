import { inBody, inQuery, type Operations } from './operation.ts'

const CALLS = 'test/contract/host/calls.test.ts'
const VOICE = 'test/contract/voice/voice.test.ts'
const CLIENT = 'src/backend/service/operations/voice/voice.test.ts'
const SERVICE = 'src/simulator/voice/request.test.ts'

const opened = `${CALLS} › open a session and continue it with its latest token, while an older one goes nowhere`
const refused = `${CALLS} › refuse %s, and name the field`
const atOnce = `${CALLS} › %s speaks %j at once: %s`
const understood = `${VOICE} › is understood in %s, and breaks no rule`
const words = `${CLIENT} › asks for a voice session in the words of the interface`
const fixed = `${SERVICE} › may name a language that cannot be detected, if it is fixed`

/** Admission to voice sessions. */
export const voiceOperations = {
  'POST /v3/voice/realtime': {
    does: 'Opens a voice session',
    call: 'voice.open',
    parameters: inBody({
      source_media_content_type: 'sourceContentType',
      message_format: 'messageFormat',
      source_language: 'sourceLanguage',
      source_language_mode: 'sourceLanguageMode',
      target_languages: 'targetLanguages',
      target_media_languages: 'spokenLanguages',
      target_media_content_type: 'targetContentType',
      target_media_voice: 'voice',
      glossary_id: 'glossaryId',
      formality: 'formality',
      spoken_terms_id: 'spokenTermsId',
    }),
    proofs: [opened, words, refused, understood],
    more: {
      message_format: [understood],
      source_language: [`${VOICE} › recognises another language, and says which`, fixed],
      source_language_mode: [`${VOICE} › tells what a fixed language does not fit to as other speech`, fixed],
      target_languages: [refused, understood],
      target_media_languages: [atOnce],
    },
  },
  'GET /v3/voice/realtime': {
    does: 'Reconnects a voice session',
    call: 'voice.resume',
    parameters: inQuery({ token: 'token' }),
    proofs: [
      opened,
      `${CLIENT} › asks to reconnect once only, with the token that it is given`,
      'test/contract/voice/replay.test.ts › %s costs no word, and shows none twice',
    ],
    more: { token: [`${CLIENT} › sends a token that it does not know, or has traded in, to nobody`] },
  },
} as const satisfies Operations
