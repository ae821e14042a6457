import type { Clock } from '../../core/base/clock.ts'
import type { AppErrorOf } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import { keptForMs, type Retention } from '../../core/library/retention.ts'
import { toTerms } from '../../core/library/search-text.ts'
import { DEMO } from '../../core/settings/settings.ts'
import type { Translated, TranslationInput } from '../../core/text/calls.ts'
import type { textHistoryCalls } from '../../core/text-history/calls.ts'
import type { Library } from '../library/library.ts'
import { Sweeping } from '../library/sweeping.ts'
import type { ServiceHandlersOf } from '../service/http/client.ts'
import { toExcerpt } from './excerpt.ts'
import { TextTable } from './text-table.ts'

interface TextHistoryOptions {
  readonly library: Library
  readonly retention: () => Retention
  readonly clock: Clock
  readonly changed: () => void
}

/** The part of the backend that keeps texts and their translations. Nothing is opened before it is needed. */
export interface TextHistory {
  readonly handlers: HandlersOf<keyof typeof textHistoryCalls>
  /** The same handler, which also keeps what it is asked to keep. */
  keeping(translate: Translate): Translate
  /** Lets go of what is old, and goes on doing so. */
  resume(): void
  /** It is chosen how long texts are kept. */
  keepTo(retention: Retention): void
  close(): void
}

type Translate = ServiceHandlersOf<'text.translate'>['text.translate']

export function createTextHistory({ library, retention, clock, changed }: TextHistoryOptions): TextHistory {
  const ask = <T>(question: (table: TextTable) => T): Result<T, AppErrorOf<'storage'>> =>
    library.ask((database) => question(new TextTable(database)))

  const sweep = () => {
    const forMs = keptForMs[retention()]
    if (forMs === Number.POSITIVE_INFINITY || !library.isThere) return
    const swept = ask((table) =>
      table.deleteBefore(forMs === 0 ? Number.MAX_SAFE_INTEGER : Date.now() - forMs),
    )
    if (!swept.ok || !swept.value) return
    library.emptyLog()
    changed()
  }

  const sweeping = new Sweeping({ clock, retention: retention(), sweep })

  /** What cannot be kept is translated all the same; the library says so to whoever asks for what is kept. */
  const keep = (
    { texts, keepAs, ...request }: TranslationInput,
    [translated]: readonly Translated[],
    isDemo: boolean,
  ) => {
    const [source] = texts
    if (keepAs === undefined || texts.length !== 1 || source === undefined || translated === undefined) return
    if (keptForMs[retention()] === 0) return
    const { text: translation, detectedSourceLanguage, billedCharacters, modelTypeUsed } = translated
    const kept = ask((table) =>
      table.put({
        id: keepAs,
        keptAt: Date.now(),
        isDemo,
        source,
        translation,
        request,
        detectedSourceLanguage,
        ...(billedCharacters !== undefined && { billedCharacters }),
        ...(modelTypeUsed !== undefined && { modelTypeUsed }),
      }),
    )
    if (kept.ok) changed()
  }

  return {
    keeping: (translate) => async (input, context) => {
      const answer = await translate(input, context)
      const { account } = context.service.connection
      if (answer.ok) keep(input, answer.value.translations, account === DEMO)
      return answer
    },
    handlers: {
      'textHistory.list': ({ query, limit, after }) => {
        const isKept = keptForMs[retention()] > 0
        const terms = toTerms(query)
        if (!library.isThere || (query.trim() !== '' && terms.length === 0))
          return Promise.resolve(ok({ isKept, texts: [] }))
        const listed = ask((table) => table.list(terms, limit + 1, after))
        if (!listed.ok) return Promise.resolve(listed)
        const page = listed.value.slice(0, limit)
        const last = page.at(-1)
        return Promise.resolve(
          ok({
            isKept,
            texts: page.map((text) => ({
              ...text,
              source: toExcerpt(text.source, terms),
              translation: toExcerpt(text.translation, terms),
            })),
            ...(last !== undefined && listed.value.length > limit && { next: last.place }),
          }),
        )
      },
      'textHistory.get': ({ id }) => {
        const found = library.isThere ? ask((table) => table.get(id)) : ok(undefined)
        if (!found.ok) return Promise.resolve(found)
        return Promise.resolve(
          found.value === undefined
            ? err({ kind: 'invalid-input', field: 'id', problem: { type: 'unknown-value', value: id } })
            : ok(found.value),
        )
      },
      'textHistory.delete': ({ id }) => Promise.resolve(forget((table) => table.delete(id))),
      'textHistory.clear': () =>
        Promise.resolve(forget((table) => table.deleteBefore(Number.MAX_SAFE_INTEGER))),
    },
    resume: () => sweeping.begin(),
    keepTo: (next) => sweeping.keepTo(next),
    close: () => sweeping.end(),
  }

  function forget(change: (table: TextTable) => unknown): Result<Record<string, never>> {
    if (!library.isThere) return ok({})
    const done = ask(change)
    if (!done.ok) return done
    library.emptyLog()
    changed()
    return ok({})
  }
}
