import type { formalities } from './text-calls.ts'

type Formality = (typeof formalities)[number]

/** Available formalities: a language without any accepts them too, without effect. */
export const offeredFormalities = ['default', 'prefer_more', 'prefer_less'] as const

/** The formality as a preference instead of a requirement. */
export const preferredFormality = (formality: Formality): (typeof offeredFormalities)[number] =>
  formality === 'more' || formality === 'less' ? `prefer_${formality}` : formality
