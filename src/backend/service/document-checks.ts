import type { DocumentOptions } from '../../core/documents/options.ts'
import type { AppErrorOf } from '../../core/errors.ts'
import { demandsFormality, glossariesOf } from '../../core/text/rules.ts'
import type { ServiceClient } from './client.ts'
import type { Lookups } from './lookups.ts'

type InvalidInput = AppErrorOf<'invalid-input'>

/** What only the service knows of a request: whether glossaries, style rules and formality fit each target. */
export async function checkWithService(
  service: ServiceClient,
  lookups: Lookups,
  targets: readonly string[],
  options: DocumentOptions,
): Promise<InvalidInput | undefined> {
  const { sourceLanguage = '', styleId } = options
  // One after the other: what the first asks for, the others find.
  for (const target of targets) {
    const verdicts = await Promise.all([
      ...glossariesOf(options).map(({ id, field }) =>
        lookups.glossaryFits(service, id, sourceLanguage, target, field),
      ),
      styleId === undefined ? undefined : lookups.styleFits(service, styleId, target),
      demandsFormality(options)
        ? lookups.targetHas(service, 'formality', 'translate_document', target, 'formality')
        : undefined,
    ])
    const wrong = verdicts.find((verdict) => verdict !== undefined)
    if (wrong !== undefined) return wrong
  }
  return undefined
}
