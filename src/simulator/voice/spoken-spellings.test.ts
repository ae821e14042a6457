import { describe, expect, it } from 'vitest'
import { spellingOf, spellSegments } from './spoken-spellings.ts'

describe('spoken terms of the demo service', () => {
  const spell = spellingOf(['Hana', 'Stéphane', 'kubectl'])

  it('are written as listed where they sound like what was said', () => {
    expect(spell('Anna, how is the testing going?')).toBe('Hana, how is the testing going?')
    expect(spell('Stefane and KUBEKTL')).toBe('Stéphane and kubectl')
  })

  it('change no other word', () => {
    const text = 'Ana-lyse the banana, Annabel; and ask at noon.'
    expect(spell(text)).toBe(text.replace('Ana', 'Hana'))
    expect(spellingOf([])('Anna')).toBe('Anna')
  })

  it('are spelt in concluded and tentative segments, whose times stay', () => {
    const segment = (text: string) => ({ text, start_time: 1, end_time: 2 })
    expect(
      spellSegments(
        {
          type: 'target_transcript_update',
          payload: { language: 'de', concluded: [segment('Anna. ')], tentative: [segment('Und Anna')] },
        },
        spell,
      ),
    ).toEqual({
      type: 'target_transcript_update',
      payload: { language: 'de', concluded: [segment('Hana. ')], tentative: [segment('Und Hana')] },
    })
  })
})
