import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInput } from '../base/input.ts'
import { codePoints } from '../base/unicode.ts'
import { type CallName, calls } from './contract.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'

const account = { profile: 'generic', plan: 'pro', address: 'https://api.example', key: 'k' }

/** Every text of the contract whose length is limited: its input, and its path in it. */
const limited: readonly [call: CallName, field: string, limit: number, input: (text: string) => object][] = [
  ['account.add', 'name', 100, (name) => ({ ...account, name })],
  ['account.update', 'name', 100, (name) => ({ id: 'work', name })],
  [
    'text.translate',
    'customInstructions.0',
    300,
    (text) => ({ texts: ['x'], targetLanguage: 'DE', customInstructions: [text] }),
  ],
  ['styleRules.create', 'name', 1024, (name) => ({ name, language: 'de' })],
  ['styleRules.rename', 'name', 1024, (name) => ({ id: NOWHERE, name })],
  [
    'styleRules.create',
    'instructions.0.label',
    100,
    (label) => ({ name: 'x', language: 'de', instructions: [{ label, prompt: 'x' }] }),
  ],
  [
    'styleRules.create',
    'instructions.0.prompt',
    300,
    (prompt) => ({ name: 'x', language: 'de', instructions: [{ label: 'x', prompt }] }),
  ],
  ['styleInstruction.create', 'label', 100, (label) => ({ listId: NOWHERE, label, prompt: 'x' })],
  ['styleInstruction.create', 'prompt', 300, (prompt) => ({ listId: NOWHERE, label: 'x', prompt })],
  [
    'styleInstruction.update',
    'label',
    100,
    (label) => ({ listId: NOWHERE, id: NOWHERE, label, prompt: 'x' }),
  ],
  [
    'styleInstruction.update',
    'prompt',
    300,
    (prompt) => ({ listId: NOWHERE, id: NOWHERE, label: 'x', prompt }),
  ],
]

/** Characters of one code point, of several, or of one code point and two UTF-16 units. */
const units = ['a', 'ü', 'e\u0301', 'o\u0308\u0323', '語', '𠮷', '😀', '👍🏽', '👩‍👩‍👧', '🇩🇪', '❤️']

/** A text of `length` code points from all kinds of characters, padded with the last one. */
const textOf = (length: number) =>
  fc
    .array(fc.constantFrom(...units), { minLength: length, maxLength: length })
    .map((picked) => Array.from(picked.join('')).slice(0, length).join(''))

describe.each(limited)('the limit of %s: %s', (name, field, limit, input) => {
  it('is reached in code points, however many units or graphemes they are', () => {
    fc.assert(
      fc.property(textOf(limit), (text) => {
        expect(codePoints(text)).toBe(limit)
        expect(parseInput(calls[name].input, input(text))).toMatchObject({ ok: true })
      }),
      { numRuns: 30 },
    )
  })

  it('is broken by one more, which the error counts', () => {
    fc.assert(
      fc.property(textOf(limit), fc.constantFrom('a', '😀', '\u0301'), (text, more) => {
        expect(parseInput(calls[name].input, input(text + more))).toEqual({
          ok: false,
          error: {
            kind: 'invalid-input',
            field,
            problem: { type: 'too-much', limit, actual: limit + 1, unit: 'characters' },
          },
        })
      }),
      { numRuns: 30 },
    )
  })
})
