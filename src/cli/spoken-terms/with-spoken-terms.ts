import { toTerminalLine } from '../../backend/base/terminal-text.ts'
import type { SpokenTerms } from '../../core/areas/spoken-terms/spoken-terms-calls.ts'
import { hasListFor } from '../../core/areas/spoken-terms/term-list-fits.ts'
import { ok, type Result } from '../../core/base/result.ts'
import { AUTO } from '../../core/languages/chosen.ts'
import type { VoiceConfig } from '../../core/voice/config.ts'
import { type Side, sides } from '../../core/voice/sides.ts'
import type { Ask } from '../ask.ts'
import { malformed } from '../invalid.ts'
import type { MeetingAccount, MeetingResources } from '../meet/meeting-glossaries.ts'
import { unknownName } from '../meet/sound-routes.ts'
import { SPOKEN_TERMS } from '../read-options.ts'

const fits = ({ lists }: SpokenTerms, { sourceLanguage = AUTO }: VoiceConfig): boolean =>
  hasListFor(lists, { sourceLanguage })

/** Finds a collection by its ID, or by its name in any case. */
function findNamed(wanted: string, collections: readonly SpokenTerms[]): Result<SpokenTerms> {
  const byId = collections.find(({ id }) => id === wanted)
  if (byId !== undefined) return ok(byId)
  const named = collections.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const [first, second] = named
  if (second !== undefined)
    return malformed(
      SPOKEN_TERMS,
      `Several collections are called "${wanted}". Name one by its ID: ${named.map(({ id }) => id).join(', ')}`,
    )
  if (first !== undefined) return ok(first)
  return unknownName(
    'collection of spoken terms',
    SPOKEN_TERMS,
    wanted,
    collections.map(({ name }) => ({ name, label: name })),
  )
}

const noList = ({ name, lists }: SpokenTerms, languages: readonly string[]): string =>
  [
    `“${name}” has no list for ${languages.join(' or ')}.`,
    lists.length === 0
      ? 'It has no lists.'
      : `Its lists: ${lists.map(({ language }) => language).join(', ')}.`,
  ].join(' ')

const spokenIn = (configs: readonly VoiceConfig[]): string[] => [
  ...new Set(configs.map(({ sourceLanguage = 'any language' }) => sourceLanguage)),
]

/** Adds the collection that the user named to a session; without one, the session stays as it is. */
export async function withSpokenTerms(
  config: VoiceConfig,
  wanted: string | undefined,
  ask: Ask,
): Promise<Result<VoiceConfig>> {
  if (wanted === undefined) return ok(config)
  const listed = await ask('spokenTerms.list', {})
  if (!listed.ok) return listed
  const found = findNamed(wanted, listed.value.collections)
  if (!found.ok) return found
  return fits(found.value, config)
    ? ok({ ...config, spokenTermsId: found.value.id })
    : malformed(SPOKEN_TERMS, noList(found.value, spokenIn([config])))
}

interface MeetingTermsOptions extends MeetingAccount {
  /** Collection that the user named, for both sides; undefined for those of the preset. */
  readonly wanted: string | undefined
}

/**
 * Chooses the spoken terms of both sides. A side runs without those that its account does not have, or that have no
 * list for its language, since the service would refuse the session.
 */
export async function meetingSpokenTerms(
  resources: MeetingResources,
  { wanted, names, ask, note }: MeetingTermsOptions,
): Promise<Result<MeetingResources>> {
  const { configs, resourceNames } = resources
  const unchanged = ok(resources)
  if (wanted === undefined && sides.every((side) => configs[side].spokenTermsId === undefined))
    return unchanged
  const listed = await ask('spokenTerms.list', {})
  // Whether those of a preset exist then shows when a session starts.
  if (!listed.ok) return wanted === undefined ? unchanged : listed
  const { collections } = listed.value
  const named = wanted === undefined ? undefined : findNamed(wanted, collections)
  if (named?.ok === false) return named
  const both = Object.values(configs)
  if (named !== undefined && !both.some((config) => fits(named.value, config)))
    return malformed(SPOKEN_TERMS, noList(named.value, spokenIn(both)))

  const chosen = (side: Side): VoiceConfig => {
    const { spokenTermsId, ...config } = configs[side]
    const wantedId = named?.value.id ?? spokenTermsId
    if (wantedId === undefined) return config
    const collection = collections.find(({ id }) => id === wantedId)
    if (collection !== undefined && fits(collection, config)) return { ...config, spokenTermsId: wantedId }
    const why =
      collection === undefined
        ? 'The spoken terms of the preset aren’t available in this account.'
        : noList(collection, spokenIn([config]))
    note(toTerminalLine(`${names[side]}: ${why} This side runs without them.`))
    return config
  }
  return ok({
    configs: { mine: chosen('mine'), theirs: chosen('theirs') },
    resourceNames: {
      ...resourceNames,
      ...Object.fromEntries(collections.map(({ id, name }) => [id, name])),
    },
  })
}
