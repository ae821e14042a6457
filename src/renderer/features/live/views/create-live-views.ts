import { createStore, type StoreApi } from 'zustand/vanilla'
import { beginningOfMonth, speechOfMonth } from '../../../../core/areas/usage/speech-of-month.ts'
import type { Log } from '../../../../core/base/log.ts'
import { ok } from '../../../../core/base/result.ts'
import { CalmRecord } from '../../../../core/captions/calm/calm-record.ts'
import type { Bridge } from '../../../../core/contract/contract.ts'
import { aboutMeeting, type ResourceNames } from '../../../../core/contract/recording/session-details.ts'
import type { SessionDetails } from '../../../../core/contract/recording/session-recorder.ts'
import type { SessionAbout } from '../../../../core/session/library/session-schema.ts'
import { activePreset } from '../../../../core/settings/edit-presets.ts'
import type { TicketPort } from '../../../../core/voice/session/ports.ts'
import type { Side } from '../../../../core/voice/sides.ts'
import type { Host } from '../../../bridge/host.ts'
import { listAudioDevices } from '../../../engine/capture/microphone.ts'
import { createPageRecovery } from '../../../engine/recovery/page-recovery.ts'
import type { SoundRecovery } from '../../../engine/recovery/sound-recovery.ts'
import { VoiceRun } from '../../../engine/voice-run.ts'
import type { Echoes } from '../meeting/watch-echoes.ts'
import { aboutView, type Devices } from '../recording/about-view.ts'
import { type LiveRecorder, recordLive } from '../recording/record-live.ts'
import { SpeechSharing } from '../room/speech-sharing.ts'
import type { Live } from '../session/live.ts'
import { createLive } from '../session/live-store.ts'
import { type Month, type MonthAtStart, watchMonth } from '../session/month-watch.ts'
import { openSample } from '../session/open-sample.ts'
import { watchLateSpeech } from '../session/watch-late-speech.ts'
import { createKeepAwake } from './create-keep-awake.ts'
import { reportLive } from './report-live.ts'

/** The live views of a page, and what they share. */
export interface LiveViews {
  /** One voice, or the user's own side of a meeting. */
  readonly live: Live
  /** The others' side of a meeting. */
  readonly theirs: Live
  readonly keeping: Pick<LiveRecorder, 'store' | 'indexOf'>
  readonly month: StoreApi<Month>
  readonly echoes: StoreApi<Echoes>
  /** The latest captions of both sides, on which the delay of calm text is measured. */
  readonly calmRecords: readonly CalmRecord[]
}

interface View {
  readonly live: Live
  /** Metadata of its session for the library. */
  readonly about: () => Promise<SessionAbout>
}

/**
 * Creates the live views with their real ports: the bridge issues tickets and stores sessions, and an engine of
 * its own runs each of them.
 */
export function createLiveViews(host: Host, log: Log): LiveViews {
  const { bridge } = host
  // Chromium then ends the tracks of devices that are gone, and fires `devicechange`.
  bridge.subscribe('audioDevices.changed', () => void listAudioDevices())
  // Both sides have their devices from one browser: their recovery is one.
  const recovery = createPageRecovery({
    reconnect: () => bridge.invoke('soundDevices.reconnect', {}),
    watch: (changed) => bridge.subscribe('soundDevices.changed', changed),
  })
  const lateMs = watchLateSpeech(bridge, () => recorder.store.getState().id)
  const mine = createView({ host, log, recovery, recorder: () => recorder, lateMs })
  const theirs = createView({ host, log, recovery, recorder: () => recorder, lateMs })
  const recorder: LiveRecorder = recordLive([mine.live.store, theirs.live.store], {
    bridge,
    after: (ms, run) => void setTimeout(run, ms),
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    monotonic: () => performance.now(),
    details: async (isMeeting) =>
      isMeeting ? detailsOfMeeting(bridge, mine, theirs) : { about: await mine.about() },
  })
  reportLive(bridge, [mine.live, theirs.live])
  const calmRecords = [mine.live, theirs.live].map(recordCalm)
  return {
    live: mine.live,
    theirs: theirs.live,
    keeping: recorder,
    month: watchMonth([mine.live, theirs.live], () => askMonth(bridge), lateMs),
    echoes: createStore<Echoes>(() => ({ found: [], spans: [] })),
    calmRecords,
  }
}

interface ViewOptions {
  readonly host: Host
  readonly log: Log
  readonly recovery: SoundRecovery
  readonly recorder: () => Pick<LiveRecorder, 'sound' | 'outages'>
  readonly lateMs: () => number
}

function createView({ host: { bridge, transport }, log, recovery, recorder, lateMs }: ViewOptions): View {
  let current: VoiceRun | undefined
  const sharing = new SpeechSharing(bridge)
  bridge.subscribe('computer.woke', () => current?.wake())
  let devices: Devices = { from: 'microphone', microphone: '', speaker: '' }
  let names: ResourceNames = {}
  const live = createLive({
    startRun: async (options, listener) => {
      const { source: chosen, sound, side, keepsSound = false, openAfter } = options
      const tickets: TicketPort = {
        open: async (config) => {
          await openAfter
          return bridge.invoke('voice.open', config)
        },
        resume: (token) => bridge.invoke('voice.resume', { token }),
      }
      const opened =
        chosen.from === 'sample' ? await openSample(bridge, chosen.name) : ok({ source: chosen, tickets })
      if (!opened.ok) return opened
      const { source } = opened.value
      names = options.resourceNames ?? {}
      devices = { from: source.from, microphone: sound.microphone.deviceId, speaker: sound.speaker }
      const keepSound = keepsSound ? recorder().sound(live.store) : undefined
      const started = await VoiceRun.start(
        {
          ...options,
          ...opened.value,
          recovery,
          side: side?.type,
          files: transport.files,
          keepSound,
          keepOutage: recorder().outages(live.store),
          shareSpeech: (language, frame) => void sharing.speak(language, frame),
        },
        listener,
      )
      if (started.ok) {
        current = started.value
        void sharing.follow(current)
      }
      return started
    },
    keepAwake: createKeepAwake(bridge, crypto.randomUUID(), log),
    now: () => performance.now(),
    lateMs,
    log,
  })
  bridge.subscribe('data.erased', () => live.actions.stop())
  return { live, about: () => aboutView(bridge, live.store.getState(), devices, names) }
}

/** The latest captions, on which the delay of calm text is measured. */
function recordCalm({ store }: Live): CalmRecord {
  const record = new CalmRecord()
  store.subscribe(({ transcript }) => record.update(transcript, performance.now()))
  return record
}

async function detailsOfMeeting(bridge: Bridge, mine: View, theirs: View): Promise<SessionDetails> {
  const [own, others, stored] = await Promise.all([
    mine.about(),
    theirs.about(),
    bridge.invoke('settings.get', {}),
  ])
  const title = stored.ok ? activePreset(stored.value.settings)?.preset.name : undefined
  const nameOf = ({ live }: View, type: Side) => live.store.getState().side?.name ?? type
  const meeting = aboutMeeting({
    mine: { about: own, name: nameOf(mine, 'mine') },
    theirs: { about: others, name: nameOf(theirs, 'theirs') },
  })
  return title === undefined ? meeting : { ...meeting, title }
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
