import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { EventSource } from 'undici'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captionPageSettingsOf } from '../../core/audience/caption-page/caption-page-calls.ts'
import { FEED_PATH, type FeedCredentials, streamPath } from '../../core/audience/feed/feed-admission.ts'
import type { FeedEvent } from '../../core/audience/feed/feed-events.ts'
import { emptyView, trackOf } from '../../core/captions/caption-view.ts'
import { defaultSettings } from '../../core/settings/settings.ts'
import { CaptionViewer, type ViewerState } from './caption-viewer.ts'
import { takeTicket } from './viewer-ticket.ts'

const admitted = { secret: 'the-secret', proof: 'the proof' }
const look = captionPageSettingsOf(defaultSettings)
const session = '00000000-0000-4000-8000-000000000000'
const numbered = { version: 1, at: 0 } as const
const began: FeedEvent = {
  ...numbered,
  sequence: 1,
  kind: 'session',
  session,
  startedAt: 0,
  state: 'live',
  targets: [],
}
const said = (sequence: number, words: string): FeedEvent => ({
  ...numbered,
  sequence,
  kind: 'concluded',
  session,
  line: 'source',
  caption: { index: sequence, startMs: sequence * 1000, endMs: sequence * 1000 + 900 },
  text: words,
})

/** A host with one address, `the-ticket`. */
class Host {
  readonly server: Server
  readonly shown: FeedCredentials[] = []
  /** Positions from which readers have gone on. */
  readonly positions: (string | undefined)[] = []
  readonly streams: ServerResponse[] = []
  proof = admitted.proof
  isTicketSpent = false
  isOver = false

  constructor() {
    this.server = createServer(async (request, response) => {
      if (request.url === FEED_PATH) {
        const credentials = JSON.parse(await text(request)) as FeedCredentials
        this.shown.push(credentials)
        const isIn =
          !this.isOver &&
          ('ticket' in credentials
            ? credentials.ticket === 'the-ticket' && !this.isTicketSpent
            : credentials.secret === admitted.secret)
        this.isTicketSpent ||= isIn
        response.writeHead(isIn ? 200 : 403).end(JSON.stringify({ ...admitted, proof: this.proof }))
        return
      }
      if (request.url?.startsWith(streamPath(admitted.secret)) !== true || this.isOver) {
        response.writeHead(403).end()
        return
      }
      this.positions.push(request.headers['last-event-id']?.toString())
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write(`retry: 1\nevent: welcome\ndata: ${JSON.stringify({ proof: this.proof })}\n\n`)
      this.streams.push(response)
      this.send({ ...numbered, sequence: 0, kind: 'look', look }, began)
    })
  }

  send(...events: FeedEvent[]): void {
    for (const event of events)
      this.streams.at(-1)?.write(`id: run-${event.sequence}\ndata: ${JSON.stringify(event)}\n\n`)
  }
}

let host: Host
const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  }
}
let sources: EventSource[]
beforeEach(async () => {
  host = new Host()
  sources = []
  host.server.listen(0, '127.0.0.1')
  await once(host.server, 'listening')
  vi.stubGlobal(
    'EventSource',
    class extends EventSource {
      constructor(address: URL) {
        super(address)
        sources.push(this)
      }
    },
  )
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('location', {
    href: `http://127.0.0.1:${(host.server.address() as AddressInfo).port}/captions`,
  })
})
afterEach(() => {
  for (const source of sources) source.close()
  host.server.closeAllConnections()
  host.server.close()
  vi.unstubAllGlobals()
})

/** Waits until the viewer is in a state. */
const reaches = (viewer: CaptionViewer, isThere: (state: ViewerState) => boolean): Promise<void> =>
  new Promise<void>((resolve) => {
    const check = () => isThere(viewer.state()) && resolve()
    viewer.subscribe(check)
    check()
  })
const words = ({ view }: ViewerState) => trackOf(view, 0).map(({ text: { concluded } }) => concluded)

it('shows the captions that it receives, and goes on after an interruption where it was', async () => {
  const viewer = new CaptionViewer('the-ticket')
  await reaches(viewer, ({ settings }) => settings !== undefined)
  host.send(said(2, 'One.'))
  await reaches(viewer, (state) => words(state).length === 1)
  host.streams[0]?.destroy()
  await reaches(viewer, ({ phase }) => phase === 'lost')
  expect(viewer.state().view).toEqual(emptyView)
  await reaches(viewer, ({ phase }) => phase === 'open')
  host.send(said(3, 'Two.'))
  await reaches(viewer, (state) => words(state).length === 2)
  expect(words(viewer.state())).toEqual(['One.', 'Two.'])
  expect([viewer.state().settings, host.positions]).toEqual([look, [undefined, 'run-2']])
})

it('returns with its secret after a reload, when the ticket is spent', async () => {
  await reaches(new CaptionViewer('the-ticket'), ({ phase }) => phase === 'open')
  await reaches(new CaptionViewer('the-ticket'), ({ phase }) => phase === 'open')
  expect(host.shown).toEqual([{ ticket: 'the-ticket' }, { secret: admitted.secret }])
})

it('is refused with a ticket that another browser has used, or without one', async () => {
  host.isTicketSpent = true
  const viewer = new CaptionViewer('the-ticket')
  await reaches(viewer, ({ phase }) => phase === 'refused')
  expect(new CaptionViewer(undefined).state().phase).toBe('refused')
})

it('is refused after a reload if its host has begun anew', async () => {
  await reaches(new CaptionViewer('the-ticket'), ({ phase }) => phase === 'open')
  host.isOver = true
  const reloaded = new CaptionViewer('the-ticket')
  await reaches(reloaded, ({ phase }) => phase === 'refused')
  expect(host.shown.at(-1)).toEqual({ secret: admitted.secret })
})

it('shows nothing more once it was ended, and does not come back', async () => {
  const viewer = new CaptionViewer('the-ticket')
  await reaches(viewer, ({ phase }) => phase === 'open')
  host.send(said(2, 'One.'))
  await reaches(viewer, (state) => words(state).length === 1)
  host.isOver = true
  host.streams[0]?.end('event: closed\ndata: {}\n\n')
  await reaches(viewer, ({ phase }) => phase === 'ended')
  expect(viewer.state().view).toEqual(emptyView)
  expect(sources.map(({ readyState }) => readyState)).toEqual([2])
  expect(new CaptionViewer('the-ticket').state().phase).toBe('connecting')
})

it('trusts no other program that answers on the port of its host', async () => {
  const first = new CaptionViewer('the-ticket')
  await reaches(first, ({ phase }) => phase === 'open')
  host.proof = 'another proof'
  // A page that is open reads a stream with another proof; a page that is reloaded is answered with one.
  host.streams[0]?.destroy()
  await reaches(first, ({ phase }) => phase === 'lost')
  await vi.waitFor(() => expect(host.streams).toHaveLength(2))
  host.send(said(2, 'Forged.'))
  const second = new CaptionViewer('the-ticket')
  await reaches(second, ({ phase }) => phase === 'lost')
  expect([first.state().view, second.state().view, second.state().settings]).toEqual([
    emptyView,
    emptyView,
    undefined,
  ])
})

it('takes the ticket out of the address, and remembers it for a reload of the page', () => {
  const replaceState = vi.fn<(data: unknown, unused: string, url: string) => void>()
  vi.stubGlobal('history', { replaceState })
  vi.stubGlobal('location', { hash: '#ticket=abc&size=90', pathname: '/captions' })
  expect(takeTicket()).toBe('abc')
  expect(replaceState).toHaveBeenCalledWith(undefined, '', '/captions')
  vi.stubGlobal('location', { hash: '', pathname: '/captions' })
  expect(takeTicket()).toBe('abc')
})
