import type { createWorldEnd, WorldEnd } from '../electron-bridge.ts'
import { createWorldEnd as worldEnd } from '../electron-bridge.ts'
import { createWire, type Wire } from './wire.ts'

/** A message of the preload script to the main process. */
export type Upward =
  | { readonly type: 'invoke'; readonly id: number; readonly channel: string; readonly args: string }
  | { readonly type: 'send'; readonly channel: string; readonly args: string }

/** A message of the main process to the preload script. */
export type Downward =
  | { readonly type: 'answer'; readonly id: number; readonly isKept: boolean; readonly value: string }
  | { readonly type: 'message'; readonly channel: string; readonly args: string }

/** Name of the world of preload scripts. */
export const PRELOAD_WORLD = 'electron-preload'
/** Name of the binding through which a preload script reaches the main process. */
export const BINDING = '__electronDouble'
/** Names that pages cannot guess are not needed: the pages under test are not hostile to their test. */
const EVENT = 'electron-double'

declare global {
  // oxlint-disable-next-line no-var -- globals of pages
  var electronDoubleWindow: ((state: { isVisible: boolean; isFocused: boolean }) => void) | undefined
  // oxlint-disable-next-line no-var
  var electronDoubleReceive: ((message: Downward) => void) | undefined
}

/** Joins the worlds of a document by its events, which are delivered at once and copied from world to world. */
function joinWorlds(
  event: string,
  side: 'page' | 'preload',
  create: typeof createWorldEnd,
  onExposed: (name: string, api: unknown) => void,
): WorldEnd {
  const other = side === 'page' ? 'preload' : 'page'
  const copy = <T>(value: T): T => {
    try {
      return structuredClone(value)
    } catch {
      throw new Error('An object could not be cloned.')
    }
  }
  const emit = (name: string, detail: unknown) =>
    document.dispatchEvent(new CustomEvent(`${event}:${name}`, { detail: copy(detail) }))
  const listen = (name: string, listener: (detail: never) => void) => {
    const take = (each: Event) => listener((each as CustomEvent).detail as never)
    document.addEventListener(`${event}:${name}`, take)
    return () => document.removeEventListener(`${event}:${name}`, take)
  }
  let posts = 0
  const end = create((message) => {
    posts += 1
    const id = posts
    let reply
    const stop = listen(`${side}-reply-${id}`, (given) => {
      reply = given
    })
    emit(other, { id, message })
    stop()
    return reply
  }, onExposed)
  listen(side, ({ id, message }: { id: number; message: Parameters<WorldEnd['receive']>[0] }) =>
    emit(`${other}-reply-${id}`, end.receive(message)),
  )
  return end
}

/** Runs in the main world before the page: takes the APIs of the preload script, and shows how the window is. */
function startPage(event: string, join: typeof joinWorlds, create: typeof createWorldEnd): void {
  join(event, 'page', create, (name, api) => {
    if (name in globalThis)
      throw new Error('Cannot bind an API on top of an existing property on the window object')
    Object.defineProperty(globalThis, name, { value: api, enumerable: true })
  })
  let window = { isVisible: true, isFocused: document.hasFocus() }
  Object.defineProperties(document, {
    visibilityState: { configurable: true, get: () => (window.isVisible ? 'visible' : 'hidden') },
    hidden: { configurable: true, get: () => !window.isVisible },
    hasFocus: { configurable: true, value: () => window.isFocused },
  })
  Object.defineProperty(globalThis, 'electronDoubleWindow', {
    value: (state: typeof window) => {
      const before = window
      window = state
      if (state.isVisible !== before.isVisible) document.dispatchEvent(new Event('visibilitychange'))
      if (state.isFocused !== before.isFocused)
        globalThis.dispatchEvent(new Event(state.isFocused ? 'focus' : 'blur'))
    },
  })
}

type PreloadScript = (require: (name: string) => unknown, module: object, exports: object) => void

/** Runs in the world of the preload script: gives it what a sandboxed one may require, and runs it. */
function startPreload(
  event: string,
  binding: string,
  isIsolated: boolean,
  join: typeof joinWorlds,
  create: typeof createWorldEnd,
  wire: Wire,
  script: PreloadScript,
): void {
  const end = isIsolated ? join(event, 'preload', create, () => undefined) : undefined
  const listeners = new Map<string, ((event: object, ...args: unknown[]) => void)[]>()
  const settlers = new Map<number, { resolve: (value: unknown) => void; reject: (reason: unknown) => void }>()
  let calls = 0
  const send = (message: object) => {
    const up = Reflect.get(globalThis, binding) as (text: string) => void
    up(JSON.stringify(message))
  }
  const write = (args: unknown[]) => {
    try {
      return wire.write(structuredClone(args))
    } catch {
      throw new Error('An object could not be cloned.')
    }
  }
  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) => {
      calls += 1
      const id = calls
      send({ type: 'invoke', id, channel, args: write(args) })
      return new Promise((resolve, reject) => settlers.set(id, { resolve, reject }))
    },
    send: (channel: string, ...args: unknown[]) => send({ type: 'send', channel, args: write(args) }),
    on: (channel: string, listener: (event: object, ...args: unknown[]) => void) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
      return ipcRenderer
    },
  }
  globalThis.electronDoubleReceive = (message) => {
    if (message.type === 'message') {
      const args = wire.read(message.args) as unknown[]
      for (const listener of listeners.get(message.channel) ?? []) listener({ sender: ipcRenderer }, ...args)
      return
    }
    const settler = settlers.get(message.id)
    settlers.delete(message.id)
    const value = wire.read(message.value)
    if (message.isKept) settler?.resolve(value)
    else settler?.reject(value)
  }
  const contextBridge = {
    exposeInMainWorld: (name: string, api: unknown) => {
      if (end === undefined)
        throw new Error('contextBridge API can only be used when contextIsolation is enabled')
      end.expose(name, api)
    },
  }
  const module = { exports: {} }
  const require = (name: string) => {
    if (name === 'electron') return { contextBridge, ipcRenderer }
    throw new Error(`module not found: ${name}`)
  }
  script(require, module, module.exports)
}

type Code = string | ((...args: never[]) => unknown)

/** A call as text, of a function and with arguments that are texts or functions. */
const callText = (called: Code, ...args: readonly Code[]): string =>
  `(${String(called)})(${args.map(String).join(', ')})`

/** The script that runs first in the main world of every page. */
export const pageScript = (): string => callText(startPage, JSON.stringify(EVENT), joinWorlds, worldEnd)

/** The script that runs in the world of the preload script, with it. */
export const preloadScript = (source: string, isIsolated: boolean): string =>
  callText(
    startPreload,
    JSON.stringify(EVENT),
    JSON.stringify(BINDING),
    String(isIsolated),
    joinWorlds,
    worldEnd,
    callText(createWire),
    `function (require, module, exports) {${source}\n}`,
  )
