import { glossaryFields } from '../../areas/text/text-rules.ts'
import { MAX_LANGUAGES, type SessionAbout } from '../../session/library/session-schema.ts'
import {
  MAX_RESOURCE_NAME,
  type UsedResource,
  type UsedResourceKind,
} from '../../session/library/used-resources.ts'
import type { VoiceConfig } from '../../voice/config.ts'
import type { Side } from '../../voice/sides.ts'
import type { SessionDetails } from './session-recorder.ts'

/** Where a session was captured and played. Unknown names are omitted. */
interface SessionSound extends Pick<SessionAbout, 'isDemo' | 'microphone' | 'speaker'> {
  /** Kind of source, such as `microphone`. */
  readonly input: string
}

/** Names of resources of the service, by id. */
export type ResourceNames = Readonly<Record<string, string>>

/**
 * Metadata of a session of one voice, or of a side.
 *
 * @param names of the resources that the session runs with, as far as known
 */
export function aboutSession(
  {
    sourceLanguage,
    targetLanguages = [],
    spokenLanguages = [],
    formality = 'default',
    voice,
    spokenTermsId,
    ...config
  }: Partial<VoiceConfig>,
  { input, ...sound }: SessionSound,
  names: ResourceNames = {},
): SessionAbout {
  const used = (kind: UsedResourceKind, id: string | undefined): UsedResource[] => {
    if (id === undefined) return []
    const name = names[id]?.slice(0, MAX_RESOURCE_NAME)
    return [{ kind, id, ...(name !== undefined && { name }) }]
  }
  return {
    ...(sourceLanguage !== undefined && { sourceLanguage }),
    targetLanguages: targetLanguages.slice(0, MAX_LANGUAGES),
    spokenLanguages: spokenLanguages.slice(0, MAX_LANGUAGES),
    ...sound,
    resources: [
      ...glossaryFields(config).flatMap(({ id }) => used('glossary', id)),
      ...used('spoken-terms', spokenTermsId),
    ],
    settings: {
      input,
      formality,
      ...(voice !== undefined && { voice }),
    },
  }
}

/** Metadata of a meeting: of both sides, and what they have in common. */
export function aboutMeeting(
  sides: Readonly<Record<Side, { readonly about: SessionAbout; readonly name: string }>>,
): SessionDetails {
  const { mine, theirs } = sides
  const both = (name: 'targetLanguages' | 'spokenLanguages') =>
    [...new Set([...mine.about[name], ...theirs.about[name]])].slice(0, MAX_LANGUAGES)
  const sideOf = ({ about: { isDemo: _isDemo, ...about }, name }: typeof mine) => ({ ...about, name })
  return {
    about: {
      targetLanguages: both('targetLanguages'),
      spokenLanguages: both('spokenLanguages'),
      isDemo: mine.about.isDemo,
      settings: {},
    },
    sides: { mine: sideOf(mine), theirs: sideOf(theirs) },
  }
}
