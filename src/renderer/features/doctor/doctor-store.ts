import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppError } from '../../../core/base/errors.ts'
import type { Result } from '../../../core/base/result.ts'
import type { Progress } from '../../../core/contract/call.ts'
import type { InvokeOptions } from '../../../core/contract/contract.ts'
import { type Check, checkIds, found } from '../../../core/doctor/checks.ts'

export type DoctorState =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly progress: Progress }
  | {
      readonly is: 'finished'
      /** In the order of display. */
      readonly checks: readonly Check[]
      /** Why the host found nothing out, if it did not. */
      readonly error?: AppError
    }

export interface DoctorPorts {
  /** Runs the host's checks. */
  readonly examine: (options: InvokeOptions) => Promise<Result<{ readonly checks: readonly Check[] }>>
  /** Whether the microphone hears anything. */
  readonly tryMicrophone: (signal: AbortSignal) => Promise<Result<boolean>>
  readonly trySpeaker: (signal: AbortSignal) => Promise<Result<void>>
  /** Number of undecodable parts of the latest session's speech. */
  readonly damaged: () => number
}

export interface Doctor {
  readonly store: StoreApi<DoctorState>
  /** Begins anew; what runs is given up. */
  readonly run: () => Promise<void>
  readonly cancel: () => void
}

const PAGE_CHECKS = 2

/** Finds out what does not work, in the host and in the page at once. */
export function createDoctor({ examine, tryMicrophone, trySpeaker, damaged }: DoctorPorts): Doctor {
  const store = createStore<DoctorState>(() => ({ is: 'idle' }))
  let controller = new AbortController()

  async function examinePage(signal: AbortSignal, done: () => void): Promise<Check[]> {
    const microphone = microphoneCheck(await tryMicrophone(signal))
    done()
    // After the microphone, which would hear it.
    const speaker = speakerCheck(await trySpeaker(signal), damaged())
    done()
    return [microphone, speaker]
  }

  async function run(): Promise<void> {
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    let host: Progress = { done: 0, total: checkIds.length - PAGE_CHECKS }
    let pageDone = 0
    const show = () => {
      if (signal.aborted) return
      const progress = { done: host.done + pageDone, total: host.total + PAGE_CHECKS }
      store.setState({ is: 'running', progress }, true)
    }
    show()
    const [hosts, pages] = await Promise.all([
      examine({
        signal,
        onProgress: (progress) => {
          host = progress
          show()
        },
      }),
      examinePage(signal, () => {
        pageDone += 1
        show()
      }),
    ])
    if (signal.aborted) return
    const checks = [...(hosts.ok ? hosts.value.checks : []), ...pages].toSorted(
      (a, b) => checkIds.indexOf(a.id) - checkIds.indexOf(b.id),
    )
    store.setState({ is: 'finished', checks, ...(!hosts.ok && { error: hosts.error }) }, true)
  }

  return {
    store,
    run,
    cancel: () => {
      controller.abort()
      if (store.getState().is === 'running') store.setState({ is: 'idle' }, true)
    },
  }
}

function microphoneCheck(tried: Result<boolean>): Check {
  if (tried.ok) return found('microphone', tried.value ? 'heard' : 'silent')
  return tried.error.kind === 'cancelled'
    ? found('microphone', 'skipped')
    : found('microphone', 'failed', { error: tried.error })
}

function speakerCheck(tried: Result<void>, damaged: number): Check {
  if (tried.ok)
    return damaged > 0 ? found('speaker', 'damaged', { facts: { damaged } }) : found('speaker', 'works')
  return tried.error.kind === 'cancelled'
    ? found('speaker', 'skipped')
    : found('speaker', 'failed', { error: tried.error })
}
