import { expect, it } from 'vitest'
import { serviceProfiles } from '../../../../core/service/service-profiles.ts'
import { settingsSchema } from '../../../../core/settings/settings.ts'
import { fitTextOptions } from '../options/text-options-fit.ts'
import { chosenFor, draftFor } from './take-back.ts'

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const service = { profile: serviceProfiles.generic, plan: 'pro' } as const
const facts = {
  service,
  features: undefined,
  glossaries: [],
  styles: [],
  memories: [],
  detected: undefined,
} as const

it('a restored text has exactly its original request', () => {
  const request = {
    targetLanguage: 'DE',
    sourceLanguage: 'en',
    showBilledCharacters: true,
    context: 'A bank',
    splitSentences: 'nonewlines',
    preserveFormatting: true,
    tagHandling: 'xml',
    outlineDetection: false,
    splittingTags: ['p', 'li'],
    ignoreTags: ['code'],
    formality: 'more',
    customInstructions: ['Be brief', 'Be kind'],
    modelType: 'quality_optimized',
  } as const
  const kept = {
    request: {
      ...request,
      splittingTags: ['p', 'li'],
      ignoreTags: ['code'],
      customInstructions: ['Be brief', 'Be kind'],
    },
  }
  const chosen = { ...settingsSchema.parse({}).text, ...chosenFor(kept) }
  expect(fitTextOptions(chosen, draftFor(kept), facts).request).toEqual(request)
})

it('options that were not used are reset to their defaults', () => {
  const kept = { request: { targetLanguage: 'FR' } }
  const defaults = settingsSchema.parse({}).text
  const before = { ...defaults, formality: 'more', glossaryIds: [id(1)], styleId: id(2) } as const
  expect({ ...before, ...chosenFor(kept) }).toEqual({ ...defaults, targetLanguage: 'FR' })
  expect(chosenFor({ request: { targetLanguage: 'FR', glossaryId: id(1) } }).glossaryIds).toEqual([id(1)])
})
