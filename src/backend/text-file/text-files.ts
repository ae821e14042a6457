import { basename } from 'node:path'
import * as z from 'zod/mini'
import type { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import type { FeedEvent } from '../../core/audience/feed/feed-events.ts'
import { concludedOf } from '../../core/audience/feed/session-feed.ts'
import type { TextEvent } from '../../core/audience/text-file/growing-text.ts'
import type { TextFileState, textFileCalls } from '../../core/audience/text-file/text-file-calls.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { AppErrorOf } from '../../core/base/errors.ts'
import { unexpected } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import { isLate, SOURCE, type StoredCaptionView } from '../../core/session/library/session-schema.ts'
import { reasonOf } from '../base/error-utils.ts'
import type { HostFiles } from '../documents/host-files.ts'
import { partsOfSession } from '../sessions/transfer/session-transfer.ts'
import { jsonFile } from '../settings/settings-folder.ts'
import type { Storage } from '../storage/storage.ts'
import { SessionText } from './session-text.ts'

/**
 * Settings of the text files. They contain a path, so they are not part of the settings, which pages receive.
 */
const choiceSchema = z.object({ isOn: z.boolean(), folder: z.optional(z.string().check(z.minLength(1))) })
type Choice = z.output<typeof choiceSchema>

interface TextFilesOptions {
  /** Path of the file that stores the choice. */
  readonly path: string
  readonly pickFolder: HostFiles['pickFolder']
  readonly feed: CaptionFeed
  readonly storage: Pick<Storage, 'ask'>
  readonly clock: Clock
  readonly log: Log
  readonly changed: (state: TextFileState) => void
}

/** The part of the backend that writes running sessions to text files, if the user has enabled it. */
export interface TextFiles {
  readonly handlers: HandlersOf<keyof typeof textFileCalls>
  /** Stops writing this session, or never begins. */
  drop(id: string): void
  /** Writes as much of the remaining text as possible. */
  close(): Promise<void>
}

export function createTextFiles(options: TextFilesOptions): TextFiles {
  const { pickFolder, feed, storage, clock, log, changed } = options
  const choiceFile = jsonFile(options.path)
  let choice: Choice = pickFolder === undefined ? { isOn: false } : remembered()
  let problem: AppErrorOf<'storage'> | undefined
  const open = new Map<string, Promise<SessionText>>()
  /** Sessions that are not written: they are not kept, or have ended. */
  const done = new Set<string>()

  const state = (): TextFileState => ({
    isAvailable: pickFolder !== undefined,
    isOn: choice.isOn,
    ...(choice.folder !== undefined && { folder: basename(choice.folder) }),
    ...(problem !== undefined && { problem }),
  })

  function remembered(): Choice {
    try {
      const read = choiceSchema.safeParse(choiceFile.load() ?? { isOn: false })
      if (read.success) return read.data
      log.warn('the choice of a text file cannot be used')
    } catch (thrown) {
      log.warn('the choice of a text file cannot be read', { detail: unexpected(thrown).detail })
    }
    return { isOn: false }
  }

  const enter = (next: AppErrorOf<'storage'> | undefined) => {
    if (next?.detail === problem?.detail) return
    problem = next
    changed(state())
  }

  const endAll = async () => {
    const sessions = [...open.values()]
    open.clear()
    await Promise.all(sessions.map(async (session) => (await session).end()))
  }

  const choose = async (next: Choice): Promise<Result<TextFileState>> => {
    await endAll()
    choice = next
    problem = undefined
    try {
      choiceFile.save(next)
    } catch (thrown) {
      return err({ kind: 'storage', what: 'settings', detail: reasonOf(thrown) })
    }
    changed(state())
    return ok(state())
  }

  const begin = async (id: string, folder: string, startedAt: number): Promise<SessionText> => {
    const gaps = feed.eventsOf(id).filter(({ kind }) => kind === 'gap')
    const earlier = [...gaps, ...(await earlierOf(storage, id))]
    const session = new SessionText({
      folder,
      startedAt,
      earlier,
      clock,
      wrote: (detail) => {
        enter(detail === undefined ? undefined : { kind: 'storage', what: 'text-file', detail })
        if (session.isDone) open.delete(id)
      },
    })
    return session
  }

  const write = async (session: Promise<SessionText>, events: readonly FeedEvent[]) =>
    (await session).apply(events)
  const drop = async (session: Promise<SessionText> | undefined) => (await session)?.drop()

  const take = (id: string, events: readonly FeedEvent[]) => {
    const session = feed.sessionOf(id)
    if (!choice.isOn || choice.folder === undefined || done.has(id) || session === undefined) return
    if (!events.some(beginsText) && !open.has(id)) return
    const text = open.get(id) ?? begin(id, choice.folder, session.startedAt)
    open.set(id, text)
    if (session.state === 'ended') done.add(id)
    void write(text, [session, ...events])
  }

  let position = feed.end
  const unsubscribe = feed.subscribe(() => {
    const events = feed.read(position)
    position = feed.end
    const ids = new Set(events.flatMap((event) => ('session' in event ? event.session : [])))
    for (const id of ids)
      take(
        id,
        events.filter((event) => 'session' in event && event.session === id),
      )
  })

  return {
    handlers: {
      'textFile.get': () => Promise.resolve(ok(state())),
      'textFile.choose': async (_input, { caller } = defaultCallContext) => {
        if (pickFolder === undefined) return err({ kind: 'other-host-only' })
        const folder = await pickFolder(choice.folder, caller)
        return folder === undefined ? ok(state()) : choose({ isOn: true, folder })
      },
      'textFile.set': ({ isOn }) => {
        if (isOn && choice.folder === undefined)
          return Promise.resolve(
            err({ kind: 'invalid-input', field: 'isOn', problem: { type: 'needs', other: 'folder' } }),
          )
        return choose({ ...choice, isOn })
      },
    },
    drop(id) {
      done.add(id)
      void drop(open.get(id))
      open.delete(id)
    },
    close() {
      unsubscribe()
      return endAll()
    },
  }
}

/** Text that still grows is not in the file, and what changes a session afterwards begins none. */
const beginsText = (event: FeedEvent): boolean =>
  event.kind === 'gap' || (event.kind === 'concluded' && !event.isCorrection && !event.isLate)

/** Captions as recognised, in time: an append-only file cannot apply edits. */
async function earlierOf(storage: Pick<Storage, 'ask'>, id: string): Promise<TextEvent[]> {
  const kept = await partsOfSession(storage, id)
  if (!kept.ok) return []
  const captions = kept.value.flatMap((part) => JSON.parse(part) as StoredCaptionView[])
  return captions
    .filter((caption) => !isLate(caption))
    .flatMap(({ originals, ...caption }) => {
      const { [SOURCE]: source = caption.source, ...targets } = originals
      return concludedOf(id, { ...caption, source, targets: { ...caption.targets, ...targets } })
    })
}
