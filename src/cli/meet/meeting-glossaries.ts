import { toTerminalLine } from '../../backend/base/terminal-text.ts'
import { fitsLive } from '../../core/areas/glossaries/glossary-fits.ts'
import { glossaryFields } from '../../core/areas/text/text-rules.ts'
import type { ResourceNames } from '../../core/contract/recording/session-details.ts'
import { AUTO } from '../../core/languages/chosen.ts'
import type { VoiceConfig } from '../../core/voice/config.ts'
import { type Side, sides } from '../../core/voice/sides.ts'
import type { Ask } from '../ask.ts'

/** The sessions of both sides with what they use of the account. */
export interface MeetingResources {
  readonly configs: Readonly<Record<Side, VoiceConfig>>
  /** Names of what the sides use, by ID. */
  readonly resourceNames: ResourceNames
}

/** The account of a meeting, and where to say what it lacks. */
export interface MeetingAccount {
  readonly names: Readonly<Record<Side, string>>
  readonly ask: Ask
  /** Receives why a side runs without something. */
  readonly note: (text: string) => void
}

/**
 * Checks the glossaries of a preset. A side runs without one that the account does not have, or that has no entries
 * for its languages, since the service would refuse the session.
 */
export async function meetingGlossaries(
  configs: MeetingResources['configs'],
  { names, ask, note }: MeetingAccount,
): Promise<MeetingResources> {
  if (sides.every((side) => glossaryFields(configs[side]).length === 0)) return { configs, resourceNames: {} }
  const listed = await ask('glossary.list', {})
  // Whether they exist then shows when a session starts.
  if (!listed.ok) return { configs, resourceNames: {} }
  const { glossaries } = listed.value

  const checked = (side: Side): VoiceConfig => {
    const { glossaryId: _one, glossaryIds: _several, ...config } = configs[side]
    const { sourceLanguage = AUTO, targetLanguages } = config
    const [first, ...others] = glossaryFields(configs[side]).flatMap(({ id }) => {
      const glossary = glossaries.find((each) => each.id === id)
      if (glossary !== undefined && fitsLive(glossary.dictionaries, { sourceLanguage, targetLanguages }))
        return [id]
      const why =
        glossary === undefined
          ? 'A glossary of the preset isn’t available in this account.'
          : `The glossary “${glossary.name}” has no entries for these languages.`
      note(toTerminalLine(`${names[side]}: ${why} This side runs without it.`))
      return []
    })
    if (first === undefined) return config
    return {
      ...config,
      ...(others.length === 0 ? { glossaryId: first } : { glossaryIds: [first, ...others] }),
    }
  }
  return {
    configs: { mine: checked('mine'), theirs: checked('theirs') },
    resourceNames: Object.fromEntries(glossaries.map(({ id, name }) => [id, name])),
  }
}
