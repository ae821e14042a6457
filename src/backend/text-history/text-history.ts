import type { Translated, TranslationInput } from '../../core/areas/text/text-calls.ts'
import type { textHistoryCalls } from '../../core/areas/text-history/text-history-calls.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import { keptForMs, type Retention } from '../../core/session/library/retention.ts'
import { DEMO } from '../../core/settings/account.ts'
import { RetentionSweep } from '../library/retention-sweep.ts'
import type { ServiceHandlersOf } from '../service/http/client.ts'
import type { Storage } from '../storage/storage.ts'

interface TextHistoryOptions {
  readonly storage: Storage
  readonly retention: () => Retention
  readonly clock: Clock
}

/** The part of the backend that stores texts and their translations. Files are opened on first use. */
export interface TextHistory {
  readonly handlers: HandlersOf<keyof typeof textHistoryCalls>
  /** Wraps the handler so that it also stores translations on request. */
  keeping(translate: Translate): Translate
  /** Deletes expired texts, at once and at intervals. */
  resume(): void
  /** Sets the retention of texts. */
  keepTo(retention: Retention): void
  close(): void
}

type Translate = ServiceHandlersOf<'text.translate'>['text.translate']

export function createTextHistory({ storage, retention, clock }: TextHistoryOptions): TextHistory {
  const sweeping = new RetentionSweep({
    clock,
    retention: retention(),
    sweep: () => void storage.ask('textHistory.sweep', undefined),
  })

  /**
   * A text that cannot be stored is translated all the same; the library reports the problem when stored
   * texts are requested.
   */
  const keep = async (
    { texts, keepAs, ...request }: TranslationInput,
    [translated]: readonly Translated[],
    isDemo: boolean,
  ) => {
    const [source] = texts
    if (keepAs === undefined || texts.length !== 1 || source === undefined || translated === undefined) return
    if (keptForMs[retention()] === 0) return
    const { text: translation, detectedSourceLanguage, billedCharacters, modelTypeUsed } = translated
    await storage.ask('textHistory.keep', {
      id: keepAs,
      isDemo,
      source,
      translation,
      request,
      detectedSourceLanguage,
      ...(billedCharacters !== undefined && { billedCharacters }),
      ...(modelTypeUsed !== undefined && { modelTypeUsed }),
    })
  }

  return {
    keeping: (translate) => async (input, context) => {
      const answer = await translate(input, context)
      const { account } = context.service.connection
      if (answer.ok) await keep(input, answer.value.translations, account === DEMO)
      return answer
    },
    handlers: {
      'textHistory.list': (input) => storage.ask('textHistory.list', input),
      'textHistory.get': (input) => storage.ask('textHistory.get', input),
      'textHistory.delete': (input) => storage.ask('textHistory.delete', input),
      'textHistory.clear': (input) => storage.ask('textHistory.clear', input),
    },
    resume: () => sweeping.begin(),
    keepTo: (next) => sweeping.keepTo(next),
    close: () => sweeping.end(),
  }
}
