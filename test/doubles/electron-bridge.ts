import type * as Electron from 'electron'

/** A value on its way between preload script and page: a copy, or a number for a function or promise. */
type Packed =
  | readonly ['value', unknown]
  | readonly ['function' | 'promise', number]
  | readonly ['error', string]
  | readonly ['array', readonly Packed[]]
  | readonly ['object', readonly (readonly [key: string, value: Packed])[]]

type Message =
  | { readonly type: 'expose'; readonly name: string; readonly api: Packed }
  | { readonly type: 'call'; readonly id: number; readonly args: readonly Packed[] }
  | { readonly type: 'settle'; readonly id: number; readonly isKept: boolean; readonly value: Packed }

type Reply = { readonly value: Packed } | { readonly error: string }

/** One side of the wall between preload script and page. */
export interface WorldEnd {
  /** Gives the other side an API, which cannot be changed there. */
  expose(name: string, api: unknown): void
  /** Takes a message of the other side. @returns the reply */
  receive(message: Message): Reply
}

/**
 * Makes one side of the context bridge: functions and promises stay where they are and are called from the other side,
 * everything else is copied, without prototypes and symbols. Its text also runs in pages, so it uses nothing outside
 * itself.
 *
 * @param post hands a copy of a message to the other side, and returns the reply
 * @param onExposed takes an API of the other side
 */
export function createWorldEnd(
  post: (message: Message) => Reply | undefined,
  onExposed: (name: string, api: unknown) => void,
): WorldEnd {
  const MAX_DEPTH = 1000
  const functions: ((...args: readonly unknown[]) => unknown)[] = []
  const settlers = new Map<number, (isKept: boolean, value: unknown) => void>()
  let promises = 0

  const pack = (value: unknown, depth = 0): Packed => {
    if (depth > MAX_DEPTH)
      throw new Error(`Electron contextBridge recursion depth exceeded: ${MAX_DEPTH} levels are supported`)
    if (typeof value === 'function')
      return ['function', functions.push(value as (typeof functions)[number]) - 1]
    if (typeof value !== 'object' || value === null) return ['value', value]
    if (value instanceof Promise) return packPromise(value)
    if (value instanceof Error) return ['error', value.message]
    if (Array.isArray(value)) return ['array', value.map((each) => pack(each, depth + 1))]
    // Maps, dates, buffers and the like have a copy of their own.
    if (Object.prototype.toString.call(value) !== '[object Object]') return ['value', value]
    const entries = Object.entries(value).filter(([, each]) => typeof each !== 'symbol')
    return ['object', entries.map(([key, each]) => [key, pack(each, depth + 1)] as const)]
  }

  const packPromise = (promise: Promise<unknown>): Packed => {
    // Each side counts its own promises; the other knows them by the same numbers.
    promises += 1
    const id = promises
    const settle = (isKept: boolean) => (value: unknown) =>
      void post({ type: 'settle', id, isKept, value: pack(value) })
    promise.then(settle(true), settle(false))
    return ['promise', id]
  }

  const unpack = (packed: Packed, isFrozen = false): unknown => {
    const [type, content] = packed
    switch (type) {
      case 'value':
        return content
      case 'error':
        return new Error(content)
      case 'function':
        return (...args: readonly unknown[]) => call(content, args)
      case 'promise':
        return new Promise((resolve, reject) => {
          settlers.set(content, (isKept, value) => {
            if (isKept) resolve(value)
            else reject(value)
          })
        })
      case 'array':
      case 'object': {
        const whole =
          type === 'array'
            ? content.map((each) => unpack(each, isFrozen))
            : Object.fromEntries(content.map(([key, each]) => [key, unpack(each, isFrozen)]))
        return isFrozen ? Object.freeze(whole) : whole
      }
    }
  }

  const ask = (message: Message): unknown => {
    const reply = post(message)
    if (reply === undefined) throw new Error('the other side of the context bridge is gone')
    if ('error' in reply) throw new Error(reply.error)
    return unpack(reply.value)
  }
  const call = (id: number, args: readonly unknown[]) =>
    ask({ type: 'call', id, args: args.map((each) => pack(each)) })

  const act = (message: Message): unknown => {
    switch (message.type) {
      case 'expose':
        return onExposed(message.name, unpack(message.api, true))
      case 'settle':
        settlers.get(message.id)?.(message.isKept, unpack(message.value))
        return settlers.delete(message.id)
      case 'call':
        return functions[message.id]?.(...message.args.map((each) => unpack(each)))
    }
  }

  return {
    expose: (name, api) => void ask({ type: 'expose', name, api: pack(api) }),
    receive: (message) => {
      try {
        return { value: pack(act(message)) }
      } catch (thrown) {
        return { error: thrown instanceof Error ? thrown.message : String(thrown) }
      }
    },
  }
}

/** APIs in the main world of the one page that the process of a unit test plays. */
export const exposed: Record<string, unknown> = {}

/** Copies a message, which a page could not share with its preload script either. */
function copy<T>(message: T): T {
  try {
    return structuredClone(message)
  } catch {
    throw new Error('An object could not be cloned.')
  }
}

const page: WorldEnd = createWorldEnd(
  (message) => copy(preload.receive(copy(message))),
  (name, api) => {
    if (name in exposed)
      throw new Error('Cannot bind an API on top of an existing property on the window object')
    exposed[name] = api
  },
)
const preload: WorldEnd = createWorldEnd(
  (message) => copy(page.receive(copy(message))),
  () => undefined,
)

export const contextBridge = {
  exposeInMainWorld: (name: string, api: unknown) => preload.expose(name, api),
} satisfies Partial<Electron.ContextBridge>
