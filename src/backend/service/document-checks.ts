import type { CallContext } from '../../core/call.ts'
import type { DocumentOptions } from '../../core/documents/options.ts'
import type { AppErrorOf } from '../../core/errors.ts'
import { demandsFormality, glossariesOf } from '../../core/text/rules.ts'
import type { Lookups } from './lookups.ts'

type InvalidInput = AppErrorOf<'invalid-input'>

/** What only the service knows of a request: whether glossaries, style rules and formality fit each target. */
export async function checkWithService(
  lookups: Lookups,
  targets: readonly string[],
  options: DocumentOptions,
  context: CallContext | undefined,
): Promise<InvalidInput | undefined> {
  const { sourceLanguage = '', styleId } = options
  // One after the other: what the first asks for, the others find.
  for (const target of targets) {
    const verdicts = await Promise.all([
      ...glossariesOf(options).map(({ id, field }) =>
        lookups.glossaryFits(id, sourceLanguage, target, field, context),
      ),
      styleId === undefined ? undefined : lookups.styleFits(styleId, target, context),
      demandsFormality(options)
        ? lookups.targetHas('formality', 'translate_document', target, 'formality', context)
        : undefined,
    ])
    const wrong = verdicts.find((verdict) => verdict !== undefined)
    if (wrong !== undefined) return wrong
  }
  return undefined
}
