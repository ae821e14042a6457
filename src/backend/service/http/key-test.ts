import * as z from 'zod/mini'
import { listOf } from '../../../core/base/input.ts'
import type { ServiceProfile } from '../../../core/service/service-profiles.ts'

const answer = listOf(z.object({}))

/**
 * Requests the languages of text translation: light, free of charge, and available to every key without
 * scopes.
 */
export const keyTest = ({ listsVersion, languagesQuery }: ServiceProfile) => {
  const request = { method: 'GET', repeat: 'safe', answer, isKeyTest: true } as const
  return listsVersion === 'v2'
    ? ({ ...request, path: '/v2/languages' } as const)
    : ({ ...request, path: '/v3/languages', query: { [languagesQuery]: 'translate_text' } } as const)
}
