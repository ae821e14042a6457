import type { TranslationInput } from '../../../core/areas/text/text-calls.ts'
import { demandsFormality, glossaryFields } from '../../../core/areas/text/text-rules.ts'
import type { AppErrorOf } from '../../../core/base/errors.ts'
import type { ServiceClient } from './client.ts'
import type { Lookups } from './lookups.ts'

type Options = Pick<
  TranslationInput,
  'sourceLanguage' | 'styleId' | 'formality' | 'glossaryId' | 'glossaryIds'
>

/**
 * Checks of a translation that need the service: whether glossaries, style rules and formality support each
 * target.
 *
 * @returns the first violation
 */
export async function checkWithService(
  service: ServiceClient,
  lookups: Lookups,
  product: 'translate_text' | 'translate_document',
  targets: readonly string[],
  options: Options,
): Promise<AppErrorOf<'invalid-input'> | undefined> {
  const { sourceLanguage, styleId } = options
  // Sequential, so that later targets reuse the answers of earlier ones.
  for (const target of targets) {
    const verdicts = await Promise.all([
      ...glossaryFields(options).map(({ id, field }) =>
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
