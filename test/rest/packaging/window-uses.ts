import { randomUUID } from 'node:crypto'
import type { UpdatesState } from '../../../src/core/product/updates/updates-calls.ts'
import { BrowserWindow, session } from '../../doubles/electron.ts'

type Call = (name: string, input?: object) => Promise<unknown>

/** Loads the page of the main window and makes calls of several parts of the backend. */
export async function useApp(call: Call) {
  const page = await session.defaultSession.handlers.get('app')?.(new Request('app://parley/index.html'))
  return {
    status: page?.status,
    policy: page?.headers.get('Content-Security-Policy'),
    html: await page?.text(),
    check: await call('service.check'),
    languages: await call('voice.languages'),
    translation: await call('text.translate', {
      texts: ['Hello'],
      targetLanguage: 'DE',
      keepAs: randomUUID(),
    }),
    kept: await call('textHistory.list'),
  }
}

/** Addresses that the app has asked for updates. */
const asked: string[] = []

/** A fetch that finds the feed of the packages on another server: its own address is one that nobody has. */
export const fetchUpdatesFrom = (server: string) => (address: unknown, init: unknown) => {
  asked.push(String(address))
  return fetch(new URL(new URL(String(address)).pathname, server), init as RequestInit)
}

/** Asks for updates and waits until one was downloaded or refused. */
export async function updateApp(call: Call) {
  /** The last state that the page was told. */
  const told = () => {
    const sent = BrowserWindow.windows[0]?.webContents.sent ?? []
    const [, , state] = sent.findLast(([, name]) => name === 'updates.changed') ?? []
    return state as Extract<UpdatesState, { isAvailable: true }> | undefined
  }
  const isOver = ({ isReady = false, failure }: Partial<ReturnType<typeof told>> = {}) =>
    isReady || failure !== undefined
  const first = await call('updates.check')
  while (!isOver(told())) await new Promise((resolve) => setTimeout(resolve, 20))
  return { first, last: told(), asked }
}
