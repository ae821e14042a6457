import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { decode, encode } from '@msgpack/msgpack'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { captionPageSettingsOf } from '../../core/caption-page/caption-page-calls.ts'
import type { ViewerFeed, ViewerMessage } from '../../core/caption-page/viewer-messages.ts'
import { emptyView } from '../../core/captions/caption-view.ts'
import type { CaptionPublication } from '../../core/captions/publication.ts'
import { CLOSE_NOT_ADMITTED } from '../../core/contract/web-bridge.ts'
import { defaultSettings } from '../../core/settings/settings.ts'
import { CaptionViewer, type ViewerState } from './caption-viewer.ts'
import { takeTicket } from './viewer-ticket.ts'

const welcome = { secret: 'the secret', proof: 'the proof' }
const settings = captionPageSettingsOf(defaultSettings)
const captions: CaptionPublication = {
  version: 1,
  run: 'run',
  sequence: 1,
  side: 'single',
  status: 'live',
  targets: [],
  captions: [],
}

let server: WebSocketServer
let heard: ViewerMessage[]
let answer: (message: ViewerMessage, say: (message: ViewerFeed) => void, socket: ServerSocket) => void
let isTicketSpent: boolean
let closed: Promise<unknown>[]

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  heard = []
  closed = []
  isTicketSpent = false
  answer = (message, say, socket) => {
    if (!('hello' in message)) return
    const isIn =
      'ticket' in message.hello
        ? message.hello.ticket === 'the ticket' && !isTicketSpent
        : message.hello.secret === welcome.secret
    if (!isIn) return socket.close(CLOSE_NOT_ADMITTED)
    isTicketSpent = true
    say({ welcome })
    say({ settings })
  }
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) =>
    socket.on('message', (data: Buffer) => {
      const message = decode(data) as ViewerMessage
      heard.push(message)
      answer(message, (said) => socket.send(encode(said)), socket)
    }),
  )
  await once(server, 'listening')
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(url: URL) {
        super(url)
        closed.push(once(this, 'close'))
      }
    },
  )
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('location', { href: `http://127.0.0.1:${(server.address() as AddressInfo).port}/captions` })
})
afterEach(async () => {
  for (const socket of server.clients) socket.terminate()
  server.close()
  // A viewer whose socket has just closed begins to wait, for ever with these timers.
  await Promise.all(closed)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Waits until the viewer is in a state. */
async function reaches(viewer: CaptionViewer, isThere: (state: ViewerState) => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = () => isThere(viewer.state()) && resolve()
    viewer.subscribe(check)
    check()
  })
}

it('shows the captions that it receives, and asks for the next ones after each', async () => {
  const viewer = new CaptionViewer('the ticket')
  await reaches(viewer, (state) => state.settings !== undefined)
  await vi.waitFor(() => expect(heard).toEqual([{ hello: { ticket: 'the ticket' } }, { next: true }]))
  for (const socket of server.clients) socket.send(encode({ captions }))
  await reaches(viewer, ({ view }) => view.sides.single?.status === 'live')
  expect(viewer.state()).toMatchObject({ phase: 'open', settings })
  for (const socket of server.clients) socket.send(encode({ over: 'run' }))
  await reaches(viewer, ({ view }) => view.sides.single?.status === 'stopped')
})

it('returns with its secret after a reload, when the ticket is spent', async () => {
  const first = new CaptionViewer('the ticket')
  await reaches(first, ({ phase }) => phase === 'open')
  const second = new CaptionViewer('the ticket')
  await reaches(second, ({ phase }) => phase === 'open')
  expect(heard.at(-1)).not.toHaveProperty('hello.ticket')
  expect(heard).toContainEqual({ hello: { secret: welcome.secret } })
})

it('is refused with a ticket that another browser has used, or without one', async () => {
  isTicketSpent = true
  const viewer = new CaptionViewer('the ticket')
  await reaches(viewer, ({ phase }) => phase === 'refused')
  expect(new CaptionViewer(undefined).state().phase).toBe('refused')
})

it('shows nothing more once it was ended, and does not come back', async () => {
  const viewer = new CaptionViewer('the ticket')
  await reaches(viewer, (state) => state.settings !== undefined)
  for (const socket of server.clients) socket.send(encode({ captions }))
  await reaches(viewer, ({ view }) => view.sides.single !== undefined)
  for (const socket of server.clients) socket.close(CLOSE_NOT_ADMITTED)
  await reaches(viewer, ({ phase }) => phase === 'ended')
  expect(viewer.state().view).toEqual(emptyView)
  const connected = vi.spyOn(globalThis, 'WebSocket')
  vi.advanceTimersByTime(60_000)
  expect(connected).not.toHaveBeenCalled()
})

it('trusts no other program that answers on the port of its host', async () => {
  await reaches(new CaptionViewer('the ticket'), ({ phase }) => phase === 'open')
  answer = (_message, say) => {
    say({ welcome: { ...welcome, proof: 'another proof' } })
    say({ captions })
  }
  const viewer = new CaptionViewer('the ticket')
  await reaches(viewer, ({ phase }) => phase === 'lost')
  expect(viewer.state()).toMatchObject({ settings: undefined, view: emptyView })
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
