import type { OpenStorage, Storage } from '../../../src/backend/storage/storage.ts'
import { storageError } from '../../../src/backend/storage/storage.ts'
import { Store } from '../../../src/backend/storage/storage-store.ts'
import { err } from '../../../src/core/base/result.ts'
import type { Actor } from './scheduler.ts'
import type { SimulatedDisk } from './simulated-disk.ts'
import type { Trace } from './trace.ts'

interface StorageParts {
  readonly disk: SimulatedDisk
  readonly trace: Trace
  /** The process that it belongs to. */
  readonly host: Actor
  /** Whether the computer fails while the next record of a session is written; called after it was. */
  readonly failsIn: (name: string) => (() => void) | undefined
}

/** Opens storage that answers as a thread of its own does: by message, one request after the other. */
export const simulatedStorage =
  ({ disk, trace, host, failsIn }: StorageParts): OpenStorage =>
  (options) => {
    const store = new Store({
      ...options,
      changed: (change) => host.after(0, () => options.changed(change)),
    })
    let freeAt = 0
    let isClosed = false
    /** Runs after what was asked before. */
    const inTurn = (run: () => void) => {
      freeAt = Math.max(freeAt, host.now() + disk.latencyMs)
      host.after(freeAt - host.now(), run)
    }
    const ask: Storage['ask'] = (name, input) => {
      if (isClosed) return Promise.resolve(err(storageError('closed')))
      const retention = options.retention()
      const request = structuredClone(input)
      return new Promise((resolve) =>
        inTurn(() => {
          const fail = failsIn(name)
          trace.add('host', 'disk', name)
          void store.answer(name, request, retention).then((answer) =>
            inTurn(() => {
              trace.add('disk', 'host', `${name} ${answer.ok ? 'ok' : answer.error.kind}`)
              resolve(answer)
            }),
          )
          fail?.()
        }),
      )
    }
    return {
      ask,
      close() {
        isClosed = true
        return new Promise((resolve) => inTurn(() => void store.close().then(resolve)))
      },
    }
  }
