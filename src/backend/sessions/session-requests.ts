import type { AppErrorOf } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import type { correctionCalls } from '../../core/session/corrections/corrections-calls.ts'
import { sessionFileName } from '../../core/session/library/export/export.ts'
import type { sessionCalls } from '../../core/session/library/library-calls.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import { toSearchTerms } from '../../core/session/library/search-text.ts'
import type { Recording, SessionChange, SessionView } from '../../core/session/library/session-schema.ts'
import { voicesOf } from '../../core/session/library/used-resources.ts'
import type { LateSpeech, SideSpan } from '../../core/session/missing-speech/missing-ranges.ts'
import type { Library } from '../library/library.ts'
import type { LibraryClock } from '../library/library-clock.ts'
import type { Runs } from '../library/runs.ts'
import type { Turns } from '../library/turns.ts'
import type { OutageFiles, TakeName } from '../missing-speech/outage-files.ts'
import { createCorrectionRequests } from './corrections/correction-requests.ts'
import { SessionRepository, type StorageResult } from './session-repository.ts'
import { SessionSounds } from './session-sounds.ts'
import type { SessionTable } from './session-table.ts'
import type { PlayableSound } from './sound-answer.ts'
import { SoundFiles } from './sound-files.ts'
import type { StoredSession } from './stored-session.ts'
import type { FileInParts } from './transfer/taken-session.ts'

/** Captions that are read at once, for an export. */
const PART_CAPTIONS = 200

/** The next captions of a session as a JSON list, and the index to go on from, unless these were the last. */
export interface SessionPart {
  readonly part: string
  readonly next?: number
}

interface SessionRequestsOptions {
  readonly library: Library
  readonly clock: LibraryClock
  readonly runs: Runs
  readonly turns: Turns
  readonly retention: () => Retention
  readonly log: Log
  /** Folder of the sound files. */
  readonly soundFolder: string
  readonly outages: OutageFiles
  readonly changed: (change: SessionChange) => void
}

/** Calls that involve a page or the host; all other calls about sessions are answered here. */
type HostCalls =
  | 'session.hold'
  | 'session.unfinished'
  | 'session.sound'
  | 'session.export'
  | 'session.examine'
  | 'session.dismissFile'
  | 'session.import'
type StoredCalls = keyof typeof sessionCalls | keyof typeof correctionCalls
type Handlers = HandlersOf<Exclude<StoredCalls, HostCalls> | 'session.recovered'>
type Answer<K extends keyof Handlers> = Awaited<ReturnType<Handlers[K]>>
type Answers = {
  readonly [K in keyof Handlers]: (input: Parameters<Handlers[K]>[0]) => Answer<K> | Promise<Answer<K>>
}

type Problem = AppErrorOf<'invalid-input'>['problem']
const refuse = (field: string, problem: Problem): Result<never> =>
  err({ kind: 'invalid-input', field, problem })
const unknown = (field: string, value: string): Result<never> =>
  refuse(field, { type: 'unknown-value', value })
const toAnswer = (done: Result<unknown>): Result<Record<string, never>> => (done.ok ? ok({}) : done)

const headOf = ({ id, title, startedAt, sides }: StoredSession) => ({
  id,
  title,
  startedAt,
  ...(sides !== undefined && { sides }),
})

/** Requests about sessions and their sound: calls of the contract, and requests of the host. */
export function createSessionRequests({
  library,
  clock,
  runs,
  turns,
  retention,
  log,
  soundFolder,
  outages,
  changed,
}: SessionRequestsOptions) {
  const sounds = new SessionSounds(new SoundFiles(soundFolder), log)
  const repository = new SessionRepository({
    library,
    clock,
    runs,
    sounds,
    outages,
    turns,
    retention,
    changed,
  })

  /** Without a library, nothing is read. */
  const ask = <T>(nothing: T, question: (table: SessionTable) => T): StorageResult<T> =>
    library.isThere ? repository.ask(question) : ok(nothing)

  const ofSession = <T>(
    id: string,
    question: (table: SessionTable, session: StoredSession) => Result<T>,
  ): Result<T> => {
    const answer = ask<Result<T>>(unknown('id', id), (table) => {
      const session = table.get(id)
      return session === undefined ? unknown('id', id) : question(table, session)
    })
    return answer.ok ? answer.value : answer
  }

  const viewOf = (id: string): Result<SessionView> =>
    ofSession(id, (table, session) => ok(table.view(session, sounds.bytes(id))))

  const summaryIn = (table: SessionTable) => (session: StoredSession) =>
    table.summary(session, sounds.bytes(session.id))

  /** Another library means other sessions, to which sound may no longer belong. */
  const sweepAfter = async (done: StorageResult<unknown>): Promise<Result<Record<string, never>>> => {
    if (!done.ok) return done
    await repository.sweep()
    changed({})
    return ok({})
  }

  const answers: Answers = {
    'session.record': (recording) => {
      const recorded = repository.record(recording)
      return recorded.ok ? ok({ isKept: recorded.value }) : recorded
    },
    'session.list': ({ offset, limit, tag }) =>
      ask({ sessions: [], total: 0, tags: [], hasSetAside: library.hasUnreadable }, (table) => {
        const { sessions, total } = table.list(offset, limit, tag)
        const problem = library.problem ?? repository.overdue
        return {
          sessions: sessions.map(summaryIn(table)),
          total,
          tags: table.tags(),
          hasSetAside: library.hasUnreadable,
          ...(problem !== undefined && { problem }),
        }
      }),
    'session.get': ({ id }) => viewOf(id),
    'session.captions': ({ id, from, limit }) =>
      ofSession(id, ({ captions }, { place }) =>
        ok({ captions: captions.list(place, from, limit), total: captions.count(place) }),
      ),
    'session.search': ({ query, limit, after }) => {
      const terms = toSearchTerms(query)
      if (terms.length === 0) return ok({ hits: [], sessions: [] })
      return ask<Extract<Answer<'session.search'>, { ok: true }>['value']>(
        { hits: [], sessions: [] },
        (table) => {
          const found = table.captions.find(terms, limit, after)
          const hits = found.flatMap(({ place, caption }) => {
            const session = table.at(place)
            if (session === undefined) return []
            const opening = table.captions.opening(place).text
            return [{ session: { ...headOf(session), opening }, caption }]
          })
          const last = found.at(-1)
          const sessions = after === undefined ? table.named(terms, limit).map(summaryIn(table)) : []
          return { hits, sessions, ...(found.length === limit && last !== undefined && { next: last.id }) }
        },
      )
    },
    'session.update': ({ id, ...words }) =>
      ofSession(id, (table) => {
        table.update(id, { ...words, ...(words.tags && { tags: [...new Set(words.tags)] }) })
        changed({ id })
        return viewOf(id)
      }),
    'session.editCaption': ({ id, index, line, text }) =>
      ofSession(id, (table, { place }) => {
        const caption = table.together(() => table.captions.edit(place, index, line, text))
        if (caption === undefined)
          return table.captions.get(place, index) === undefined
            ? unknown('index', String(index))
            : unknown('line', line)
        changed({ id, fromCaption: index })
        return ok(caption)
      }),
    ...createCorrectionRequests({ ask, ofSession, turns, changed }),
    'session.delete': async ({ ids }) => (library.isThere ? toAnswer(await repository.delete(ids)) : ok({})),
    'session.recovered': () =>
      ask({ sessions: [] }, (table) => ({
        sessions: table.interrupted().map(summaryIn(table)),
      })),
    'session.acknowledge': ({ ids }) =>
      ask({}, (table) => {
        for (const id of ids) table.acknowledge(id)
        changed({})
        return {}
      }),
    'session.deleteSetAside': () => sweepAfter(library.removeUnreadable()),
    'session.startLibrary': () => sweepAfter(library.startBeside()),
    'session.sent': ({ since }) => ask({ ms: 0 }, (table) => ({ ms: table.sentSince(since) })),
    'session.expiring': (input) => {
      const expiring = repository.expiring(input.retention)
      return expiring.ok ? ok({ count: expiring.value.length }) : expiring
    },
    'session.uses': ({ kind, id, limit }) =>
      ask({ sessions: [], total: 0 }, (table) => {
        const latest = table.uses.latest(kind, id, limit).flatMap(({ place, usedBy }) => {
          const session = table.at(place)
          return session === undefined ? [] : [{ session, usedBy }]
        })
        const name = latest
          .flatMap(({ session: { about, sides } }) => voicesOf(about, sides))
          .flatMap(({ about }) => about.resources?.toReversed() ?? [])
          .find((used) => used.kind === kind && used.id === id && used.name !== undefined)?.name
        return {
          sessions: latest.map(({ session, usedBy }) => ({ ...headOf(session), usedBy })),
          total: table.uses.total(kind, id),
          ...(name !== undefined && { name }),
        }
      }),
    'session.useCounts': ({ kind }) => ask({ counts: {} }, (table) => ({ counts: table.uses.counts(kind) })),
    'session.keepSound': ({ id, at, data }) => repository.keepSound(id, at, data),
    'session.deleteSound': ({ ids }) => {
      for (const id of ids) {
        const removed = sounds.remove(id)
        if (!removed.ok) return removed
        changed({ id })
      }
      return ok({})
    },
    'session.soundSize': () => {
      const all = sounds.all()
      if (!all.ok) return all
      return ok({ bytes: all.value.reduce((sum, { bytes }) => sum + bytes, 0), sessions: all.value.length })
    },
  }

  return {
    ...answers,
    /** Whether a session is being recorded, which includes one that was not reported yet. */
    'session.isOpen': (id: string) => ask(true, (table) => table.get(id)?.endedAt === undefined),
    /** The recorder in this run is gone, and this is what it has not finished. */
    'session.release': ({ id, rest }: { readonly id: string; readonly rest: Recording | undefined }) =>
      ok(repository.release(id, rest)),
    /** Stores captions of speech that was missing. Answers as `SessionRepository.recordLate`. */
    'session.recordLate': ({ id, late }: { readonly id: string; readonly late: LateSpeech }) =>
      repository.recordLate(id, late),
    'session.late': ({ id }: { readonly id: string }) => repository.lateOf(id),
    /** The sound that was recorded of a session while there was no connection. */
    'session.markRecorded': ({
      id,
      recorded,
    }: {
      readonly id: string
      readonly recorded: readonly SideSpan[]
    }) => repository.markRecorded(id, recorded),
    'outage.append': ({ at, data, ...name }: TakeName & { readonly at: number; readonly data: Uint8Array }) =>
      repository.keepOutage(name, at, data),
    /** Ends the sessions of runs that have ended. */
    'session.recover': () => ok(library.isThere ? repository.recover() : undefined),
    'session.sweep': async () => ok(await repository.sweep()),
    'session.part': ({ id, from }: { readonly id: string; readonly from: number }) =>
      ofSession<SessionPart>(id, (table, { place }) => {
        const captions = table.captions.list(place, from, PART_CAPTIONS)
        const last = captions.length < PART_CAPTIONS ? undefined : captions.at(-1)
        return ok({ part: JSON.stringify(captions), ...(last !== undefined && { next: last.index + 1 }) })
      }),
    /** Stores the content of a complete export as a session. */
    'session.take': async ({
      id,
      file,
    }: {
      readonly id: string
      readonly file: FileInParts
    }): Promise<Result<SessionView>> => {
      const taken = await repository.importSession(id, file)
      return taken.ok ? viewOf(id) : taken
    },
    /** The file of a session's sound and the name to save it under; undefined if there is no session. */
    'session.soundFile': (id: string): StorageResult<PlayableSound | undefined> =>
      ask<PlayableSound | undefined>(undefined, (table) => {
        const [session, path] = [table.get(id), sounds.path(id)]
        if (session === undefined || path === undefined) return undefined
        return { path, name: sessionFileName(session, '.ogg') }
      }),
  }
}
