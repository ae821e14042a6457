import type { LessonKind } from '../../../core/session/corrections/proposals.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { glossaryIdsOf } from '../../../core/settings/voice-glossaries.ts'
import type { Side } from '../../../core/voice/sides.ts'

/** Section of the settings with what is chosen for a side. */
export const sectionOf = (side: Side | undefined) => (side === 'theirs' ? 'meeting' : 'voice')

/**
 * The lists that the next session uses for what a side says: those chosen, without ones that no longer exist.
 *
 * @param known all lists of the account; undefined if they could not be loaded
 */
export function listsInUse(
  settings: Pick<Settings, 'voice' | 'meeting'>,
  { kind, side }: { readonly kind: LessonKind; readonly side: Side | undefined },
  known: readonly { readonly id: string }[] | undefined,
): readonly string[] {
  const section = settings[sectionOf(side)]
  const chosen = kind === 'entry' ? glossaryIdsOf(section) : [section.spokenTermsId ?? []].flat()
  return chosen.filter((id) => known?.some((each) => each.id === id) !== false)
}
