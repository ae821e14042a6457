import type { Bridge } from '../../core/contract.ts'
import { VoiceRun } from '../engine/voice-run.ts'
import { createLive, type Live } from '../features/live/live-store.ts'
import { createKeepAwake } from './keep-awake.ts'
import { pageLog } from './page-log.ts'

/** A live view on the real world: the bridge admits it, the engine runs it. */
export function createLiveOn(bridge: Bridge): Live {
  const tickets = {
    open: (config: Parameters<typeof bridge.invoke<'voice.open'>>[1]) => bridge.invoke('voice.open', config),
    resume: (token: string) => bridge.invoke('voice.resume', { token }),
  }
  return createLive({
    startRun: (options, listener) => VoiceRun.start({ ...options, tickets }, listener),
    keepAwake: createKeepAwake(bridge, crypto.randomUUID(), pageLog),
    now: () => Date.now(),
    log: pageLog,
  })
}
