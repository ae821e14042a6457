import type { Side } from '../../voice/sides.ts'
import type { SessionSides } from './session-schema.ts'
import { joinResources } from './used-resources.ts'

/** The sides as first reported, with all that they have run with. */
export function joinSides(before: SessionSides, now: SessionSides): SessionSides {
  const join = (side: Side) => {
    const resources = joinResources(before[side].resources, now[side].resources)
    // Languages may change while a session runs; its name is the user's to change.
    const { sourceLanguage: _source, ...kept } = before[side]
    const { sourceLanguage, targetLanguages, spokenLanguages } = now[side]
    return {
      ...kept,
      ...(sourceLanguage !== undefined && { sourceLanguage }),
      targetLanguages,
      spokenLanguages,
      ...(resources !== undefined && { resources }),
    }
  }
  return { mine: join('mine'), theirs: join('theirs') }
}
