import type { StoreApi } from 'zustand/vanilla'
import { unexpected } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { Bridge } from '../../core/contract/contract.ts'
import type { SessionAbout } from '../../core/library/sessions.ts'
import { beginningOfMonth, speechOfMonth } from '../../core/usage/speech-of-month.ts'
import type { VoiceConfig } from '../../core/voice/session/config.ts'
import type { Host } from '../bridge/host.ts'
import { listAudioDevices } from '../engine/capture/microphone.ts'
import type { SoundSource } from '../engine/sound-options.ts'
import type { VoiceRun } from '../engine/voice-run.ts'
import { type Keeping, recordLive } from '../features/live/recording/record-live.ts'
import { createLive, type Live } from '../features/live/session/live-store.ts'
import { type Month, type MonthAtStart, watchMonth } from '../features/live/session/month-watch.ts'
import { loadPart } from '../ui/load-part.ts'
import { createKeepAwake } from './keep-awake.ts'
import { pageLog } from './page-log.ts'
import { reportLive } from './report-live.ts'

export interface LiveOn {
  readonly live: Live
  readonly keeping: StoreApi<Keeping>
  readonly month: StoreApi<Month>
}

/** Input and output devices; an empty id selects the system default. */
interface Devices {
  readonly from: SoundSource['from']
  readonly microphone: string
  readonly speaker: string
}

/** A live view on the real world: the bridge admits it and keeps what is said, the engine runs it. */
export function createLiveOn({ bridge, transport }: Host): LiveOn {
  const tickets = {
    open: (config: Parameters<typeof bridge.invoke<'voice.open'>>[1]) => bridge.invoke('voice.open', config),
    resume: (token: string) => bridge.invoke('voice.resume', { token }),
  }
  let current: VoiceRun | undefined
  bridge.subscribe('computer.woke', () => current?.wake())
  let devices: Devices = { from: 'microphone', microphone: '', speaker: '' }
  const live = createLive({
    startRun: async (options, listener) => {
      const { source: chosen, sound, keepsSound = false } = options
      const engine = await whenNeeded(() => import('../engine/voice-run.ts'))
      if (!engine.ok) return engine
      const opened =
        chosen.from === 'sample' ? await loadSample(bridge, chosen.name) : ok({ source: chosen, tickets })
      if (!opened.ok) return opened
      const { source } = opened.value
      devices = { from: source.from, microphone: sound.microphone.deviceId, speaker: sound.speaker }
      const kept = keepsSound ? recorder.sound() : undefined
      const keepSound = kept && ((data: Uint8Array<ArrayBuffer>) => kept.take(data))
      const started = await engine.value.VoiceRun.start(
        { ...options, ...opened.value, files: transport.files, keepSound },
        listener,
      )
      if (started.ok) current = started.value
      return started
    },
    keepAwake: createKeepAwake(bridge, crypto.randomUUID(), pageLog),
    now: () => Date.now(),
    log: pageLog,
  })
  const recorder = recordLive(live.store, {
    bridge,
    after: (ms, run) => void setTimeout(run, ms),
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    about: (config) => aboutSession(bridge, config, devices),
  })
  reportLive(bridge, live)
  return { live, keeping: recorder.store, month: watchMonth(live, () => askMonth(bridge)) }
}

/** Loads what the first view does not need from the host. */
async function whenNeeded<T>(load: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await loadPart(load))
  } catch (thrown) {
    pageLog.warn('a part could not be loaded', unexpected(thrown))
    return err({ kind: 'host-lost' })
  }
}

async function loadSample(bridge: Bridge, name: string) {
  const sample = await whenNeeded(() => import('../features/live/session/sample.ts'))
  return sample.ok ? sample.value.openSample(bridge, name) : sample
}

async function askMonth(bridge: Bridge): Promise<MonthAtStart> {
  const since = beginningOfMonth(new Date())
  const [usage, kept, settings] = await Promise.all([
    bridge.invoke('usage.get', {}),
    bridge.invoke('session.sent', { since }),
    bridge.invoke('settings.get', {}),
  ])
  const ownMinutes = settings.ok ? settings.value.settings.voice.monthLimitMinutes : null
  return {
    ...speechOfMonth(usage.ok ? usage.value : undefined, kept.ok ? kept.value.ms : 0),
    ownLimitMs: ownMinutes === null ? undefined : ownMinutes * 60_000,
  }
}

/** Metadata of a session for the library. Unknown values are omitted. */
async function aboutSession(bridge: Bridge, config: VoiceConfig, chosen: Devices): Promise<SessionAbout> {
  const [status, devices] = await Promise.all([bridge.invoke('service.status', {}), listAudioDevices()])
  const labelOf = (kind: 'microphones' | 'speakers', id: string) =>
    devices.ok
      ? devices.value[kind].find((device) => device.id === (id === '' ? 'default' : id))?.label
      : undefined
  const hasMicrophone = chosen.from === 'microphone' || chosen.from === 'both'
  const microphone = hasMicrophone ? labelOf('microphones', chosen.microphone) : undefined
  const speaker = labelOf('speakers', chosen.speaker)
  const { sourceLanguage, targetLanguages, spokenLanguages, formality, voice, glossaryId } = config
  return {
    ...(sourceLanguage !== undefined && { sourceLanguage }),
    targetLanguages,
    spokenLanguages,
    isDemo: status.ok && status.value.kind === 'demo',
    ...(microphone !== undefined && { microphone }),
    ...(speaker !== undefined && { speaker }),
    settings: {
      input: chosen.from,
      formality,
      ...(voice !== undefined && { voice }),
      ...(glossaryId !== undefined && { glossaryId }),
    },
  }
}
