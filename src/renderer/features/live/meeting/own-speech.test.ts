import { describe, expect, it } from 'vitest'
import { spokenWith } from './own-speech.ts'

const on = { type: 'on', microphone: 'Parley Microphone', speaker: 'Parley' } as const
const failed = { type: 'failed', error: { kind: 'sound-devices', detail: 'no server' } } as const
const state = { language: null, first: 'fr', isHeardOtherwise: false }

describe('what is spoken aloud once the Parley microphone is switched', () => {
  it('is the first language that can be, or the one chosen before', () => {
    expect(spokenWith(on, state)).toBe('fr')
    expect(spokenWith(on, { ...state, language: 'de' })).toBe('de')
    expect(spokenWith(on, { ...state, first: undefined })).toBeNull()
  })

  it('is nothing if it was switched off or could not be made, unless the meeting hears it otherwise', () => {
    for (const gone of [{ type: 'off' } as const, failed]) {
      expect(spokenWith(gone, state)).toBeNull()
      expect(spokenWith(gone, { ...state, language: 'fr' })).toBeNull()
      expect(spokenWith(gone, { ...state, language: 'fr', isHeardOtherwise: true })).toBe('fr')
    }
  })
})
