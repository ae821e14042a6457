import { randomUUID } from 'node:crypto'
import type { Clock } from '../../core/base/clock.ts'
import type { AppErrorOf } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import type { sessionCalls } from '../../core/library/calls.ts'
import { exportSession, linesOfSession, sessionFileName } from '../../core/library/export/export.ts'
import { readSessionFile } from '../../core/library/export/session-file.ts'
import type { Retention } from '../../core/library/retention.ts'
import { toTerms } from '../../core/library/search-text.ts'
import { MAX_CAPTIONS, type SessionChange, type SessionView } from '../../core/library/sessions.ts'
import type { IncomingFiles } from '../documents/incoming.ts'
import type { Library } from '../library/library.ts'
import type { Runs } from '../library/runs.ts'
import { Sweeping } from '../library/sweeping.ts'
import type { TextFiles } from '../text-file/text-files.ts'
import { SessionRepository } from './session-repository.ts'
import { SessionSounds } from './session-sounds.ts'
import type { SessionTable } from './session-table.ts'
import type { PlayableSound } from './sound-answer.ts'
import { SoundFiles } from './sound-files.ts'
import { createSoundHandlers } from './sound-handlers.ts'
import type { StoredSession } from './stored-session.ts'

type SessionCalls = keyof typeof sessionCalls | 'session.recovered'
type Problem = AppErrorOf<'invalid-input'>['problem']

interface SessionsOptions {
  readonly library: Library
  readonly runs: Runs
  readonly incoming: IncomingFiles
  readonly retention: () => Retention
  readonly clock: Clock
  readonly log: Log
  /** Where the sound of sessions is kept. */
  readonly soundFolder: string
  /** Whether pages can play it from an address of this host. */
  readonly servesPages: boolean
  readonly changed: (change: SessionChange) => void
  /** The text files that grow with sessions. */
  readonly textFiles: Pick<TextFiles, 'take' | 'drop'>
}

/** The part of the backend that keeps sessions. Nothing is opened or written before it is needed. */
export interface Sessions {
  readonly handlers: HandlersOf<SessionCalls>
  /** Ends what earlier runs have left, and lets go of what is old. */
  resume(): void
  /** The sound at an address that was given to a page. */
  soundAt(token: string): PlayableSound | undefined
  /** No address that was given to a page leads to a sound any more. */
  forgetSoundAddresses(): void
  /** It is chosen how long sessions are kept. */
  keepTo(retention: Retention): void
  close(): void
}

const refuse = (field: string, problem: Problem): Result<never> =>
  err({ kind: 'invalid-input', field, problem })
const unknown = (field: string, value: string): Result<never> =>
  refuse(field, { type: 'unknown-value', value })

export function createSessions({
  library,
  runs,
  incoming,
  retention,
  clock,
  log,
  soundFolder,
  servesPages,
  changed,
  textFiles,
}: SessionsOptions): Sessions {
  const sounds = new SessionSounds(new SoundFiles(soundFolder), log)
  const keeper = new SessionRepository({ library, runs, sounds, retention, changed })
  /** Sessions that a page of this run records, and what answers that page when one is over. */
  const held = new Map<string, () => void>()
  const sweeping = new Sweeping({ clock, retention: retention(), sweep: () => void keeper.sweep() })

  /** Nothing is read where there is nothing. */
  const ask = <T>(nothing: T, question: (table: SessionTable) => T): Result<T> =>
    library.isThere ? keeper.ask(question) : ok(nothing)

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

  const handlers: HandlersOf<SessionCalls> = {
    'session.record': (recording) => {
      const recorded = keeper.record(recording)
      // What is not to be kept is not to be in a file either. What could not be kept just now may well be.
      if (recorded.ok && !recorded.value) textFiles.drop(recording.id)
      else textFiles.take(recording)
      if (recorded.ok && recording.endedAt !== undefined) held.get(recording.id)?.()
      return Promise.resolve(recorded.ok ? ok({ isKept: recorded.value }) : recorded)
    },
    'session.hold': ({ id }, context) => {
      const open = ask(false, (table) => table.get(id)?.endedAt === undefined)
      if (!open.ok) return Promise.resolve(open)
      if (!open.value || context === undefined) return Promise.resolve(ok({}))
      return new Promise((resolve) => {
        const end = () => {
          held.delete(id)
          keeper.release(id)
          resolve(ok({}))
        }
        held.set(id, end)
        if (context.signal.aborted) end()
        else context.signal.addEventListener('abort', end, { once: true })
      })
    },
    'session.list': ({ offset, limit, tag }) =>
      Promise.resolve(
        ask({ sessions: [], total: 0, tags: [], hasSetAside: library.isSetAside }, (table) => {
          const { sessions, total } = table.list(offset, limit, tag)
          const problem = library.problem ?? keeper.overdue
          return {
            sessions: sessions.map(summaryIn(table)),
            total,
            tags: table.tags(),
            hasSetAside: library.isSetAside,
            ...(problem !== undefined && { problem }),
          }
        }),
      ),
    'session.get': ({ id }) => Promise.resolve(viewOf(id)),
    'session.captions': ({ id, from, limit }) =>
      Promise.resolve(
        ofSession(id, ({ captions }, { place }) =>
          ok({ captions: captions.list(place, from, limit), total: captions.count(place) }),
        ),
      ),
    'session.search': ({ query, limit, after }) => {
      const terms = toTerms(query)
      if (terms.length === 0) return Promise.resolve(ok({ hits: [], sessions: [] }))
      return Promise.resolve(
        ask({ hits: [], sessions: [] }, (table) => {
          const found = table.captions.find(terms, limit, after)
          const hits = found.flatMap(({ place, caption }) => {
            const session = table.at(place)
            if (session === undefined) return []
            const { id, title, startedAt } = session
            return [{ session: { id, title, startedAt }, caption }]
          })
          const last = found.at(-1)
          const sessions = after === undefined ? table.named(terms, limit).map(summaryIn(table)) : []
          return { hits, sessions, ...(found.length === limit && last !== undefined && { next: last.id }) }
        }),
      )
    },
    'session.update': ({ id, ...words }) =>
      Promise.resolve(
        ofSession(id, (table) => {
          table.update(id, { ...words, ...(words.tags && { tags: [...new Set(words.tags)] }) })
          changed({ id })
          return viewOf(id)
        }),
      ),
    'session.editCaption': ({ id, index, line, text }) =>
      Promise.resolve(
        ofSession(id, (table, { place }) => {
          const caption = table.together(() => table.captions.edit(place, index, line, text))
          if (caption === undefined)
            return table.captions.get(place, index) === undefined
              ? unknown('index', String(index))
              : unknown('line', line)
          changed({ id, fromCaption: index })
          return ok(caption)
        }),
      ),
    'session.delete': async ({ ids }) => {
      if (!library.isThere) return ok({})
      const deleted = await keeper.delete(ids)
      return deleted.ok ? ok({}) : deleted
    },
    'session.recovered': () =>
      Promise.resolve(
        ask({ sessions: [] }, (table) => ({
          sessions: table.interrupted().map(summaryIn(table)),
        })),
      ),
    'session.acknowledge': ({ ids }) =>
      Promise.resolve(
        ask({}, (table) => {
          for (const id of ids) table.acknowledge(id)
          changed({})
          return {}
        }),
      ),
    'session.deleteSetAside': () => {
      const removed = library.removeSetAside()
      if (!removed.ok) return Promise.resolve(removed)
      // What is left of their sound belongs to nobody any more.
      void keeper.sweep()
      changed({})
      return Promise.resolve(ok({}))
    },
    'session.sent': ({ since }) =>
      Promise.resolve(ask({ ms: 0 }, (table) => ({ ms: table.sentSince(since) }))),
    'session.expiring': (input) => {
      const expiring = keeper.expiring(input.retention)
      return Promise.resolve(expiring.ok ? ok({ count: expiring.value.length }) : expiring)
    },
    'session.export': ({ id, format, lines }) =>
      Promise.resolve(
        ofSession(id, (table, session) => {
          const view = table.view(session, sounds.bytes(id))
          const known = linesOfSession(view)
          const wrong = lines?.find((line) => !known.includes(line))
          if (wrong !== undefined) return unknown('lines', wrong)
          return ok(exportSession(view, table.captions.list(session.place, 0, MAX_CAPTIONS), format, lines))
        }),
      ),
    'session.import': async ({ file }) => {
      const read = await incoming.read(file)
      if (!read.ok) return read
      const session = readSessionFile(new TextDecoder().decode(read.value.content))
      if (!session.ok) return refuse('file', { type: 'malformed', detail: session.error })
      const id = randomUUID()
      const taken = keeper.take(id, session.value)
      if (!taken.ok) return taken
      incoming.forget(file)
      return viewOf(id)
    },
    ...createSoundHandlers({ keeper, sounds, servesPages, find: viewOf, changed }),
  }

  return {
    handlers,
    resume() {
      if (library.isThere) keeper.recover()
      sweeping.begin()
    },
    soundAt(token) {
      const sound = sounds.at(token)
      if (sound === undefined) return undefined
      const session = keeper.ask((table) => table.get(sound.id))
      if (!session.ok || session.value === undefined) return undefined
      return { path: sound.path, name: sessionFileName(session.value, '.ogg') }
    },
    forgetSoundAddresses: () => sounds.forgetAddresses(),
    keepTo: (chosen) => sweeping.keepTo(chosen),
    close() {
      sweeping.end()
      for (const end of held.values()) end()
    },
  }
}
