import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron'

/** Channel names, repeated from the main process: a sandboxed preload script cannot share code with it. */
const CALL = 'parley:call'
const CANCEL = 'parley:cancel'
const EVENT = 'parley:event'

type Listener = (payload: unknown) => void

const listeners = new Map<string, Set<Listener>>()

ipcRenderer.on(EVENT, (_event: IpcRendererEvent, name: string, payload: unknown) => {
  for (const listener of listeners.get(name) ?? []) listener(payload)
})

/** The desktop API of pages: three functions, whose arguments the main process validates. */
contextBridge.exposeInMainWorld('parley', {
  invoke: (id: number, call: string, input: unknown): Promise<unknown> =>
    ipcRenderer.invoke(CALL, id, call, input),
  cancel: (id: number): void => ipcRenderer.send(CANCEL, id),
  subscribe: (event: string, listener: Listener): (() => void) => {
    const all = listeners.get(event) ?? new Set()
    listeners.set(event, all.add(listener))
    return () => {
      all.delete(listener)
    }
  },
})
