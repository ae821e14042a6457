import * as z from 'zod/mini'

/** The sides of a meeting: what the user says, and what the others say. */
export const sides = ['mine', 'theirs'] as const
export const sideSchema = z.enum(sides)
export type Side = z.output<typeof sideSchema>
