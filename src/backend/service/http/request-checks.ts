import type { AppErrorOf } from '../../../core/base/errors.ts'
import type { TranslationInput } from '../../../core/text/calls.ts'
import { demandsFormality, glossariesOf } from '../../../core/text/rules.ts'
import type { ServiceClient } from './client.ts'
import type { Lookups } from './lookups.ts'

type Options = Pick<
  TranslationInput,
  'sourceLanguage' | 'styleId' | 'formality' | 'glossaryId' | 'glossaryIds'
>

/**
 * Checks what only the service knows of a translation: whether glossaries, style rules and formality fit each target.
 *
 * @returns the first thing that does not fit
 */
export async function checkWithService(
  service: ServiceClient,
  lookups: Lookups,
  product: 'translate_text' | 'translate_document',
  targets: readonly string[],
  options: Options,
): Promise<AppErrorOf<'invalid-input'> | undefined> {
  const { sourceLanguage = '', styleId } = options
  // One after the other: what the first asks for, the others find.
  for (const target of targets) {
    const verdicts = await Promise.all([
      ...glossariesOf(options).map(({ id, field }) =>
        lookups.glossaryFits(service, id, sourceLanguage, target, field),
      ),
      styleId === undefined ? undefined : lookups.styleFits(service, styleId, target),
      demandsFormality(options)
        ? lookups.targetHas(service, 'formality', product, target, 'formality')
        : undefined,
    ])
    const wrong = verdicts.find((verdict) => verdict !== undefined)
    if (wrong !== undefined) return wrong
  }
  return undefined
}
