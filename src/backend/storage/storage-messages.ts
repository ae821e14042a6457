import type { LogData } from '../../core/base/log.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import type { RequestAnswer, RequestInput, RequestName } from './storage.ts'
import type { StorageChange } from './storage-requests.ts'

/** Start parameters of the storage thread. */
export interface ThreadData {
  readonly dataFolder: string
  readonly run: string
}

/** A request on its way to the storage thread; the answer has its number. */
export interface RequestMessage<K extends RequestName = RequestName> {
  readonly type: 'request'
  readonly id: number
  readonly name: K
  readonly input: RequestInput<K>
  readonly retention: Retention
}

export type MessageToThread = RequestMessage | { readonly type: 'close' }

export type MessageFromThread =
  | { readonly type: 'answer'; readonly id: number; readonly answer: RequestAnswer<RequestName> }
  | { readonly type: 'changed'; readonly change: StorageChange }
  | {
      readonly type: 'log'
      readonly level: 'info' | 'warn'
      readonly event: string
      readonly data: LogData | undefined
    }
