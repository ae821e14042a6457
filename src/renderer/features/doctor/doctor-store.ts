import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MicrophoneLevel } from '../../../core/audio/capture/microphone-trial.ts'
import type { InvokeOptions, Progress } from '../../../core/base/call.ts'
import type { AppError } from '../../../core/base/errors.ts'
import type { Result } from '../../../core/base/result.ts'
import { type Check, checkIds, found, levelCheck } from '../../../core/product/doctor/checks.ts'

export type DoctorState =
  | { readonly type: 'idle' }
  | { readonly type: 'running'; readonly progress: Progress }
  | {
      readonly type: 'finished'
      /** Checks in display order. */
      readonly checks: readonly Check[]
      /** The reason why the host's checks could not run. */
      readonly error?: AppError
    }

export interface DoctorPorts {
  /** Runs the host's checks. */
  readonly examine: (options: InvokeOptions) => Promise<Result<{ readonly checks: readonly Check[] }>>
  /** Resolves with the level of the microphone. */
  readonly tryMicrophone: (signal: AbortSignal) => Promise<Result<MicrophoneLevel>>
  readonly trySpeaker: (signal: AbortSignal) => Promise<Result<void>>
  /** Number of undecodable parts of the latest session's speech. */
  readonly damaged: () => number
}

export interface Doctor {
  readonly store: StoreApi<DoctorState>
  /** Starts the checks again; running ones are aborted. */
  readonly run: () => Promise<void>
  readonly cancel: () => void
}

const PAGE_CHECKS = 2
/** Not counted: checks of the Parley microphone and of audio loops, which only some hosts have. */
const HOST_CHECKS = checkIds.length - PAGE_CHECKS - 2

/** Runs the checks of the host and of the page in parallel. */
export function createDoctor({ examine, tryMicrophone, trySpeaker, damaged }: DoctorPorts): Doctor {
  const store = createStore<DoctorState>(() => ({ type: 'idle' }))
  let controller = new AbortController()

  async function examinePage(signal: AbortSignal, done: () => void): Promise<Check[]> {
    const microphone = microphoneCheck(await tryMicrophone(signal))
    done()
    // After the microphone check, which would hear the tone.
    const speaker = speakerCheck(await trySpeaker(signal), damaged())
    done()
    return [microphone, speaker]
  }

  async function run(): Promise<void> {
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    let host: Progress = { done: 0, total: HOST_CHECKS }
    let pageDone = 0
    const show = () => {
      if (signal.aborted) return
      const progress = { done: host.done + pageDone, total: host.total + PAGE_CHECKS }
      store.setState({ type: 'running', progress }, true)
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
    store.setState({ type: 'finished', checks, ...(!hosts.ok && { error: hosts.error }) }, true)
  }

  return {
    store,
    run,
    cancel: () => {
      controller.abort()
      if (store.getState().type === 'running') store.setState({ type: 'idle' }, true)
    },
  }
}

function microphoneCheck(tried: Result<MicrophoneLevel>): Check {
  if (tried.ok) return levelCheck(tried.value)
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
