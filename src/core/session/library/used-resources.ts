import * as z from 'zod/mini'
import { isSame } from '../../base/is-same.ts'
import { sides as allSides, type Side } from '../../voice/sides.ts'

/** Kinds of resources of an account that sessions and translations may use. */
export const resourceKinds = ['glossary', 'spoken-terms', 'style-rules'] as const
export const resourceKindSchema = z.enum(resourceKinds)
export type UsedResourceKind = z.output<typeof resourceKindSchema>

export const resourceIdSchema = z.string().check(z.minLength(1), z.maxLength(64))
export const MAX_RESOURCE_NAME = 1024

/** A resource that a session ran with, under its name of that time, if it was known. */
export const usedResourceSchema = z.object({
  kind: resourceKindSchema,
  id: resourceIdSchema,
  name: z.optional(z.string().check(z.maxLength(MAX_RESOURCE_NAME))),
})
export type UsedResource = z.output<typeof usedResourceSchema>

/** The part of a voice's settings that names what it ran with; undefined if nothing is recorded about it. */
interface About {
  readonly resources?: readonly UsedResource[] | undefined
}

/** The settings of each voice of a session: of both sides, or of the only voice. */
export const voicesOf = <A extends About>(
  about: A,
  sides: Readonly<Record<Side, Omit<A, 'isDemo'>>> | undefined,
): readonly { readonly side: Side | undefined; readonly about: About }[] =>
  sides === undefined ? [{ side: undefined, about }] : allSides.map((side) => ({ side, about: sides[side] }))

/** Joins what a side has run with so far and now: it may begin again with something else. */
export function joinResources(
  before: readonly UsedResource[] | undefined,
  now: readonly UsedResource[] | undefined,
): UsedResource[] | undefined {
  if (before === undefined || now === undefined) return (before ?? now)?.slice()
  return [...before, ...now.filter((each) => !before.some((known) => isSame(known, each)))]
}
