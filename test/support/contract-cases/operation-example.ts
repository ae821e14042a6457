import type { ProfileName } from '../../../src/core/service/service-profiles.ts'
import type { DocumentRuns } from '../service/document-runs.ts'
import { legalTmx } from '../service/tmx.ts'

/** Creates the resources that the inputs need, and returns inputs which together set every field of the call. */
export type Examples = (runs: DocumentRuns, profile: ProfileName) => Promise<readonly object[]>

type AtOf<R> = R extends Readonly<Record<string, { readonly at: string }>> ? R[keyof R]['at'] : never

/** Examples of every operation of an area: a new operation does not compile without them. */
export type OperationExamples<R> = { readonly [N in AtOf<R>]: Examples }

interface Made {
  readonly id: string
}

export const pair = { sourceLanguage: 'en', targetLanguage: 'de' }
export const entries = [
  { source: 'release', target: 'Freigabe' },
  { source: 'door', target: 'Tür' },
]
export const rules = { punctuation: { apostrophe: 'use_curly_apostrophes' } }
export const instruction = { label: 'Names', prompt: 'Keep names.', sourceLanguage: 'de' }

export const just =
  (...inputs: readonly object[]): Examples =>
  () =>
    Promise.resolve(inputs)
export const noInput = just({})

export const newGlossary = async (runs: DocumentRuns) =>
  (await runs.call<Made>('glossary.create', { name: 'Terms', dictionaries: [{ ...pair, entries }] })).id
export const newPlainGlossary = async (runs: DocumentRuns) =>
  (await runs.call<Made>('plainGlossary.create', { name: 'Terms', ...pair, entries })).id
export const newStyle = async (runs: DocumentRuns) =>
  (await runs.call<Made>('styleRules.create', { name: 'House style', language: 'de' })).id
export const newSpokenTerms = async (runs: DocumentRuns) =>
  (
    await runs.call<Made>('spokenTerms.create', {
      name: 'Names',
      lists: [{ language: 'en', terms: ['DeepL'] }],
    })
  ).id
export const newInstruction = async (runs: DocumentRuns) => {
  const listId = await newStyle(runs)
  const { id } = await runs.call<Made>('styleInstruction.create', { listId, ...instruction })
  return { listId, id }
}
export const newDeveloperKey = async (runs: DocumentRuns) =>
  (await runs.call<Made>('admin.createKey', { label: 'Staging' })).id
export const aMemory = async (runs: DocumentRuns) =>
  (await runs.call<{ memories: [Made] }>('memory.list', {})).memories[0].id
export const newMemory = async (runs: DocumentRuns) => {
  const file = await runs.addSource('legal.tmx', legalTmx)
  return (await runs.call<{ memory: Made }>('memory.import', { file })).memory.id
}
