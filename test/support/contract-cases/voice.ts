import type { voiceOperations } from '../../../src/backend/service/operations/voice/voice-operations.ts'
import type { CallInput, CallName } from '../../../src/core/contract/contract.ts'
import { ofVoice } from '../service/translation-examples.ts'
import { type CasesOf, nothing } from './call-case.ts'
import { type OperationExamples } from './operation-example.ts'

/** The service prepares itself for each language that may be spoken, for which the first session waits. */
const ENGLISH = {
  sourceLanguage: 'en',
  sourceLanguageMode: 'fixed',
  targetLanguages: ['de'],
} satisfies CallInput<'voice.open'>

/** Admission to voice sessions. */
export const voiceCases: OperationExamples<typeof voiceOperations> = {
  'POST /v3/voice/realtime': ofVoice,
  'GET /v3/voice/realtime': async (runs) => {
    const { token } = await runs.call<{ token: string }>('voice.open', ENGLISH)
    return [{ token }]
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
