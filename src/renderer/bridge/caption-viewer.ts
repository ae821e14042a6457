import * as z from 'zod/mini'
import type { CaptionPageSettings } from '../../core/audience/caption-page/caption-page-calls.ts'
import { MAX_READERS } from '../../core/audience/feed/feed-admission.ts'
import { FeedClient, type FeedPhase } from '../../core/audience/feed/feed-client.ts'
import type { FeedEvent } from '../../core/audience/feed/feed-events.ts'
import { FeedView } from '../../core/audience/feed/feed-view.ts'
import { type CaptionView, emptyView } from '../../core/captions/caption-view.ts'

/** Local storage key: a streaming program loads the address again after its own restart, when the ticket is spent. */
const NAME = 'parley-caption-viewers'

const rememberedSchema = z.object({ ticket: z.string(), secret: z.string(), proof: z.string() })
type Remembered = z.output<typeof rememberedSchema>

/** Admissions of this browser, newest first. */
function all(): readonly Remembered[] {
  try {
    return z.array(rememberedSchema).parse(JSON.parse(localStorage.getItem(NAME) ?? '[]'))
  } catch {
    // Another version wrote it.
    return []
  }
}

const keep = (viewers: readonly Remembered[]) =>
  localStorage.setItem(NAME, JSON.stringify(viewers.slice(0, MAX_READERS)))

const rememberedViewer = (ticket: string): Remembered | undefined =>
  all().find((viewer) => viewer.ticket === ticket)

const rememberViewer = (viewer: Remembered): void => keep([viewer, ...all()])

const forgetViewer = (ticket: string): void => keep(all().filter((viewer) => viewer.ticket !== ticket))

export interface ViewerState {
  readonly phase: FeedPhase
  /** Undefined until the first one arrives. */
  readonly settings: CaptionPageSettings | undefined
  readonly view: CaptionView
}

/** Reads captions and their look for the caption page. It can ask for nothing else. */
export class CaptionViewer {
  readonly #listeners = new Set<() => void>()
  readonly #feed = new FeedView()
  #state: ViewerState = { phase: 'connecting', settings: undefined, view: emptyView }

  /** @param ticket of the address that opened the page */
  constructor(ticket: string | undefined) {
    if (ticket === undefined) this.#set({ phase: 'refused' })
    else
      new FeedClient(
        ticket,
        rememberedViewer(ticket),
        {
          post: async (path, body) => {
            const headers = { 'Content-Type': 'application/json' }
            const answer = await fetch(new URL(path, location.href), { method: 'POST', headers, body })
            return { status: answer.status, body: await answer.text() }
          },
          openStream: (path) => new EventSource(new URL(path, location.href)),
          after: (ms, run) => void setTimeout(run, ms),
        },
        {
          admitted: (admission) => rememberViewer({ ticket, ...admission }),
          phase: (phase) => this.#enter(ticket, phase),
          event: (event) => this.#take(event),
        },
      ).open()
  }

  readonly state = (): ViewerState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #enter(ticket: string, phase: FeedPhase): void {
    if (phase === 'refused' || phase === 'ended') forgetViewer(ticket)
    // Words that stand for long without a host would look like the latest ones.
    this.#set({ phase, view: phase === 'open' ? this.#feed.view : emptyView })
  }

  #take(event: FeedEvent): void {
    if (event.kind === 'look') return this.#set({ settings: event.look })
    this.#feed.apply(event)
    return this.#set({ view: this.#feed.view })
  }

  #set(change: Partial<ViewerState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
