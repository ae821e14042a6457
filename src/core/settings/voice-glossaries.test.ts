import { expect, it } from 'vitest'
import { knownVoiceLanguages } from '../voice/voice-languages.ts'
import { defaultSettings } from './settings.ts'
import { toVoiceConfig } from './to-voice-config.ts'
import { glossaryIdsOf, withGlossaryIds } from './voice-glossaries.ts'

const [A, B, C] = ['a', 'b', 'c'].map((each) => `${each.repeat(8)}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`) as [
  string,
  string,
  string,
]

it.each<[string[]]>([[[]], [[A]], [[A, B, C]]])('keeps the glossaries of a voice in order: %j', (ids) => {
  expect(glossaryIdsOf(withGlossaryIds(ids))).toEqual(ids)
})

it('names each glossary once, also after an earlier version has chosen the first', () => {
  expect(glossaryIdsOf({ glossaryId: B, furtherGlossaryIds: [B, C] })).toEqual([B, C])
  expect(glossaryIdsOf({ glossaryId: null, furtherGlossaryIds: [C] })).toEqual([C])
})

it.each([
  [1, [A, B], { glossaryId: A }],
  [5, [A, B], { glossaryIds: [A, B] }],
  [5, [A], { glossaryId: A }],
  [5, [], {}],
])('asks a service that takes %i in a session for %j as %j', (sessionGlossaries, ids, asked) => {
  const voice = { ...defaultSettings.voice, ...withGlossaryIds(ids) }
  const profile = { spokenLanguagesAtOnce: 1, hasSpokenTerms: true, sessionGlossaries }
  const { glossaryId, glossaryIds } = toVoiceConfig(voice, knownVoiceLanguages, profile)
  expect({
    ...(glossaryId !== undefined && { glossaryId }),
    ...(glossaryIds !== undefined && { glossaryIds }),
  }).toEqual(asked)
})
