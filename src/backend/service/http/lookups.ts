import { checkGlossaryPair, checkStyleLanguage, type LanguagePair } from '../../../core/areas/text/pairs.ts'
import type { Clock } from '../../../core/base/clock.ts'
import type { AppErrorOf } from '../../../core/base/errors.ts'
import { ok, type Result } from '../../../core/base/result.ts'
import { featureNamed, findLanguage } from '../../../core/languages/features.ts'
import type { ProductName } from '../../../core/languages/languages-calls.ts'
import { glossaryOperations } from '../operations/glossaries/glossary-operations.ts'
import { plainGlossaryOperations } from '../operations/glossaries/plain-glossaries.ts'
import { listProductLanguages } from '../operations/languages/languages-operations.ts'
import { send } from '../operations/operation.ts'
import { styleRuleOperations } from '../operations/style-rules/style-rule-operations.ts'
import type { ServiceClient } from './client.ts'

type InvalidInput = AppErrorOf<'invalid-input'>
type Verdict = Promise<InvalidInput | undefined>

const KEPT_MS = 60_000
/** A single attempt: the request that depends on the answer has retries of its own. */
const once = { attempts: 1 } as const

interface Kept {
  readonly value: unknown
  readonly until: number
}

/**
 * Rules of a request that depend on data of the service: the languages of a glossary or style rule list, and the
 * features of a language. Answers are cached for a minute, but a request is refused only by a fresh answer. Without an
 * answer, the service judges the request itself.
 */
export class Lookups {
  readonly #clock: Clock
  readonly #kept = new Map<string, Kept>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** @param field names the glossary in the error */
  glossaryFits(
    service: ServiceClient,
    id: string,
    source: string | undefined,
    target: string,
    field: string,
  ): Verdict {
    return this.#judge(
      service,
      `glossary ${id}`,
      () => readGlossary(service, id),
      (pairs) => checkGlossaryPair(pairs, source, target, field),
    )
  }

  styleFits(service: ServiceClient, id: string, target: string): Verdict {
    return this.#judge(
      service,
      `style ${id}`,
      () => send(service, styleRuleOperations.get, { id }, once),
      ({ language }) => checkStyleLanguage(language, target),
    )
  }

  /**
   * Whether a target language has a feature. An unlisted language is left to the service to judge.
   *
   * @param field names the field that requires the feature, for the error
   */
  targetHas(
    service: ServiceClient,
    feature: string,
    product: ProductName,
    target: string,
    field: string,
  ): Verdict {
    return this.#judge(
      service,
      `languages of ${product}`,
      () => listProductLanguages(service, product, 1),
      (languages) => {
        const language = findLanguage(languages, target)
        if (language?.isTarget !== true || featureNamed(language, feature) !== undefined) return undefined
        return { kind: 'invalid-input', field, problem: { type: 'not-supported', language: target } }
      },
    )
  }

  async #judge<T>(
    { connection }: ServiceClient,
    what: string,
    read: () => Promise<Result<T>>,
    judge: (value: T) => InvalidInput | undefined,
  ): Verdict {
    const key = `${connection.account} ${connection.address} ${what}`
    const now = this.#clock.now()
    for (const [known, { until }] of this.#kept) if (until <= now) this.#kept.delete(known)
    const kept = this.#kept.get(key)
    if (kept !== undefined && judge(kept.value as T) === undefined) return undefined
    const answer = await read()
    if (!answer.ok) return undefined
    this.#kept.set(key, { value: answer.value, until: now + KEPT_MS })
    return judge(answer.value)
  }
}

/** Glossaries of several pairs have one endpoint; those of a single pair may only be at another. */
async function readGlossary(service: ServiceClient, id: string): Promise<Result<LanguagePair[]>> {
  const several = await send(service, glossaryOperations.get, { id }, once)
  if (several.ok) return ok(several.value.dictionaries)
  if (several.error.kind !== 'not-found') return several
  const single = await send(service, plainGlossaryOperations.get, { id }, once)
  return single.ok ? ok([single.value]) : single
}
