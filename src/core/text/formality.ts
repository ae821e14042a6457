import type { formalities } from './calls.ts'

type Formality = (typeof formalities)[number]

/** The formalities to choose from: a language without any takes them too, and is translated as it is. */
export const offeredFormalities = ['default', 'prefer_more', 'prefer_less'] as const

/** A formality without its demand that the language must have it. */
export const preferredFormality = (formality: Formality): (typeof offeredFormalities)[number] =>
  formality === 'more' || formality === 'less' ? `prefer_${formality}` : formality
