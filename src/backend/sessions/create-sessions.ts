import type { SessionFeed } from '../../core/audience/feed/session-feed.ts'
import type { Clock } from '../../core/base/clock.ts'
import { err, ok } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import type { correctionCalls } from '../../core/session/corrections/corrections-calls.ts'
import type { sessionCalls } from '../../core/session/library/library-calls.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import type { Recording } from '../../core/session/library/session-schema.ts'
import type { IncomingFiles } from '../documents/incoming.ts'
import { RetentionSweep } from '../library/retention-sweep.ts'
import type { MissingSpeech } from '../missing-speech/missing-speech.ts'
import type { Storage } from '../storage/storage.ts'
import type { TextFiles } from '../text-file/text-files.ts'
import { SoundAddresses } from './sound-addresses.ts'
import type { PlayableSound } from './sound-answer.ts'
import { createSessionTransfer } from './transfer/session-transfer.ts'

type SessionCalls = keyof typeof sessionCalls | keyof typeof correctionCalls | 'session.recovered'

interface SessionsOptions {
  readonly storage: Storage
  readonly sessionFiles: Pick<Storage, 'ask'>
  readonly incoming: IncomingFiles
  readonly retention: () => Retention
  readonly clock: Clock
  /** Whether pages can play sounds from a URL of this host. */
  readonly servesPages: boolean
  /** Speech that is missing in sessions. */
  readonly missing: Pick<MissingSpeech, 'withLate' | 'recover' | 'forget'>
  /** Sessions are published there, as their pages report them. */
  readonly published: SessionFeed
  /** They are not written for a session that is not kept. */
  readonly textFiles: Pick<TextFiles, 'drop'>
}

/** The part of the backend that stores sessions. Files are opened or written on first use. */
export interface Sessions {
  readonly handlers: HandlersOf<SessionCalls>
  /** Ends sessions that earlier runs left open, and deletes expired ones. */
  resume(): void
  /** The sound at a URL that was given to a page. */
  soundAt(token: string): Promise<PlayableSound | undefined>
  /** Invalidates all sound URLs that were given to pages. */
  forgetSoundAddresses(): void
  /** Sets the retention of sessions. */
  keepTo(retention: Retention): void
  /** Ends the sessions that pages of this run record. */
  close(): Promise<void>
}

export function createSessions({
  storage,
  sessionFiles,
  incoming,
  retention,
  clock,
  servesPages,
  missing,
  published,
  textFiles,
}: SessionsOptions): Sessions {
  const addresses = new SoundAddresses()
  /** Sessions that pages of this run record, with the callbacks that answer the page when one is over. */
  const held = new Map<string, () => Promise<void>>()
  /** Their text that would be unfinished. */
  const unfinished = new Map<string, Recording>()
  const sweeping = new RetentionSweep({
    clock,
    retention: retention(),
    sweep: () => void storage.ask('session.sweep', undefined),
  })

  const handlers: HandlersOf<SessionCalls> = {
    'session.record': async (reported) => {
      const recording = await missing.withLate(reported)
      const recorded = recording.isSample
        ? ok({ isKept: false })
        : await storage.ask('session.record', recording)
      // A session that is not kept must not be in a file either, unless storing only failed.
      if (recorded.ok && !recorded.value.isKept) textFiles.drop(recording.id)
      published.record(recording)
      if (recorded.ok && recording.endedAt !== undefined) await held.get(recording.id)?.()
      return recorded
    },
    'session.unfinished': async (recording) => {
      if (held.has(recording.id)) unfinished.set(recording.id, recording)
      published.grow(recording)
      return ok({})
    },
    'session.hold': async ({ id }, context) => {
      if (context === undefined) return ok({})
      return new Promise((resolve) => {
        const end = async (isPageGone = false) => {
          const lastReport = unfinished.get(id)
          held.delete(id)
          unfinished.delete(id)
          published.end(id)
          const rest = lastReport?.isSample ? undefined : lastReport && (await missing.withLate(lastReport))
          await storage.ask('session.release', { id, rest })
          if (isPageGone) await missing.recover(id)
          resolve(ok({}))
        }
        held.set(id, end)
        if (context.signal.aborted) void end(true)
        else context.signal.addEventListener('abort', () => void end(true), { once: true })
        // A session that is over may have been reported again meanwhile: nothing ends it here.
        const letGo = () => {
          if (held.get(id) === end) held.delete(id)
          resolve(ok({}))
        }
        // A disk that fails may come back: the page is still there.
        void storage
          .ask('session.isOpen', id)
          .then((isOpen) => (isOpen.ok && !isOpen.value ? letGo() : undefined))
      })
    },
    'session.list': (input) => storage.ask('session.list', input),
    'session.get': (input) => storage.ask('session.get', input),
    'session.captions': (input) => storage.ask('session.captions', input),
    'session.search': (input) => storage.ask('session.search', input),
    'session.update': (input) => storage.ask('session.update', input),
    'session.editCaption': async (input) => {
      const edited = await storage.ask('session.editCaption', input)
      if (edited.ok) published.correct(input.id, edited.value, input.line)
      return edited
    },
    'correction.list': (input) => storage.ask('correction.list', input),
    'correction.settle': (input) => storage.ask('correction.settle', input),
    'correction.preview': (input) => storage.ask('correction.preview', input),
    'session.delete': async (input) => {
      const deleted = await storage.ask('session.delete', input)
      const gone: string[] = []
      for (const id of input.ids) {
        const session = deleted.ok ? undefined : await storage.ask('session.get', { id })
        // Some may be deleted although others could not be.
        if (session?.ok || session?.error.kind === 'storage') continue
        addresses.forget(id)
        published.forget(id)
        gone.push(id)
      }
      missing.forget(gone)
      return deleted
    },
    'session.recovered': (input) => storage.ask('session.recovered', input),
    'session.acknowledge': (input) => storage.ask('session.acknowledge', input),
    'session.deleteSetAside': (input) => storage.ask('session.deleteSetAside', input),
    'session.startLibrary': (input) => storage.ask('session.startLibrary', input),
    'session.sent': (input) => storage.ask('session.sent', input),
    'session.expiring': (input) => storage.ask('session.expiring', input),
    'session.uses': (input) => storage.ask('session.uses', input),
    'session.useCounts': (input) => storage.ask('session.useCounts', input),
    ...createSessionTransfer({ storage, sessionFiles, incoming }),
    'session.keepSound': (input) => storage.ask('session.keepSound', input),
    'session.sound': async ({ id }) => {
      // A URL only works for a page of the same host.
      if (!servesPages) return err({ kind: 'other-host-only' })
      const session = await storage.ask('session.get', { id })
      if (!session.ok) return session
      const { soundBytes: bytes } = session.value
      const problem = { type: 'unknown-value', value: id } as const
      return bytes === 0
        ? err({ kind: 'invalid-input', field: 'id', problem })
        : ok({ address: addresses.of(id), bytes })
    },
    'session.deleteSound': (input) => {
      for (const id of input.ids) addresses.forget(id)
      return storage.ask('session.deleteSound', input)
    },
    'session.soundSize': (input) => storage.ask('session.soundSize', input),
  }

  return {
    handlers,
    resume() {
      void storage.ask('session.recover', undefined)
      sweeping.begin()
    },
    async soundAt(token) {
      const id = addresses.sessionAt(token)
      if (id === undefined) return undefined
      const sound = await storage.ask('session.soundFile', id)
      return sound.ok ? sound.value : undefined
    },
    forgetSoundAddresses: () => addresses.forgetAll(),
    keepTo: (chosen) => sweeping.keepTo(chosen),
    async close() {
      sweeping.end()
      await Promise.all([...held.values()].map((end) => end()))
    },
  }
}
