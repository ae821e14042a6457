import type * as z from 'zod/mini'
import type { CallContext } from '../../core/call.ts'
import type { Clock } from '../../core/clock.ts'
import type { AppErrorOf } from '../../core/errors.ts'
import type { ProductName } from '../../core/languages/calls.ts'
import { featureNamed, findLanguage } from '../../core/languages/features.ts'
import { ok, type Result } from '../../core/result.ts'
import { checkGlossaryPair, checkStyleLanguage, type LanguagePair } from '../../core/text/pairs.ts'
import type { ServiceClient } from './client.ts'
import { GLOSSARIES_PATH } from './glossaries.ts'
import { glossaryAnswer, plainGlossaryAnswer } from './glossary-answers.ts'
import { listProductLanguages } from './languages.ts'
import { PLAIN_GLOSSARIES_PATH } from './plain-glossaries.ts'
import { styleRuleListAnswer } from './style-rule-answers.ts'
import { STYLE_RULES_PATH } from './style-rules.ts'

type InvalidInput = AppErrorOf<'invalid-input'>
type Verdict = Promise<InvalidInput | undefined>

const KEPT_MS = 60_000

interface Kept {
  readonly value: unknown
  readonly until: number
}

/**
 * Rules of a request that need to know what the service keeps: the languages of a glossary or of a list of style
 * rules, and what a language can do. What was asked is kept for a minute; nothing is refused for what was kept,
 * but only for what the service says now. Where it does not say, it will judge the request itself.
 */
export class Lookups {
  readonly #client: ServiceClient
  readonly #clock: Clock
  readonly #kept = new Map<string, Kept>()

  constructor(client: ServiceClient, clock: Clock) {
    this.#client = client
    this.#clock = clock
  }

  /** @param field names the glossary in the error */
  glossaryFits(
    id: string,
    source: string,
    target: string,
    field: string,
    context: CallContext | undefined,
  ): Verdict {
    return this.#judge(
      `glossary ${id}`,
      () => this.#readGlossary(id, context),
      (pairs) => checkGlossaryPair(pairs, source, target, field),
    )
  }

  styleFits(id: string, target: string, context: CallContext | undefined): Verdict {
    return this.#judge(
      `style ${id}`,
      () => this.#get(`${STYLE_RULES_PATH}/${id}`, styleRuleListAnswer, context),
      ({ language }) => checkStyleLanguage(language, target),
    )
  }

  /**
   * Whether a target language has a feature. A language that is not listed is for the service to judge.
   *
   * @param field names what demands the feature in the error
   */
  targetHas(
    feature: string,
    product: ProductName,
    target: string,
    field: string,
    context: CallContext | undefined,
  ): Verdict {
    return this.#judge(
      `languages of ${product}`,
      () => listProductLanguages(this.#client, product, context, 1),
      (languages) => {
        const language = findLanguage(languages, target)
        if (language?.isTarget !== true || featureNamed(language, feature) !== undefined) return undefined
        return { kind: 'invalid-input', field, problem: { type: 'not-supported', language: target } }
      },
    )
  }

  async #judge<T>(
    what: string,
    read: () => Promise<Result<T>>,
    judge: (value: T) => InvalidInput | undefined,
  ): Verdict {
    const connection = await this.#client.connection()
    if (!connection.ok) return undefined
    const key = `${connection.value.address} ${what}`
    const now = this.#clock.now()
    for (const [known, { until }] of this.#kept) if (until <= now) this.#kept.delete(known)
    const kept = this.#kept.get(key)
    if (kept !== undefined && judge(kept.value as T) === undefined) return undefined
    const answer = await read()
    if (!answer.ok) return undefined
    this.#kept.set(key, { value: answer.value, until: now + KEPT_MS })
    return judge(answer.value)
  }

  /** Glossaries of several pairs are served in one place; one of a single pair may be served in another only. */
  async #readGlossary(id: string, context: CallContext | undefined): Promise<Result<LanguagePair[]>> {
    const several = await this.#get(`${GLOSSARIES_PATH}/${id}`, glossaryAnswer, context)
    if (several.ok) return ok(several.value.dictionaries)
    if (several.error.kind !== 'not-found') return several
    const single = await this.#get(`${PLAIN_GLOSSARIES_PATH}/${id}`, plainGlossaryAnswer, context)
    return single.ok ? ok([single.value]) : single
  }

  /** Once: the request that it is for has the patience. */
  #get<S extends z.ZodMiniType>(path: string, answer: S, context: CallContext | undefined) {
    return this.#client.request({ method: 'GET', path, repeat: 'safe', attempts: 1, answer }, context)
  }
}
