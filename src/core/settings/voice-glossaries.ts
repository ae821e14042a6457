import type { Settings } from './settings.ts'

type VoiceGlossaries = Pick<Settings['voice'], 'glossaryId' | 'furtherGlossaryIds'>

/** Glossaries of a voice or side: the entries of earlier ones take precedence. */
export const glossaryIdsOf = ({ glossaryId, furtherGlossaryIds }: VoiceGlossaries): string[] => [
  ...new Set(glossaryId === null ? furtherGlossaryIds : [glossaryId, ...furtherGlossaryIds]),
]

/** The change of settings that chooses these glossaries. */
export const withGlossaryIds = ([first, ...others]: readonly string[]): VoiceGlossaries => ({
  glossaryId: first ?? null,
  furtherGlossaryIds: others,
})
