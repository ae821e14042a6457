import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { CHUNK_MS } from '../../../core/audio/content-types.ts'
import { profileInUse } from '../../../core/service/service-profiles.ts'
import { CAPTION_SIZE } from '../../../core/settings/captions-schema.ts'
import type { SettingsPatch } from '../../../core/settings/settings-patch.ts'
import { useRemedies } from '../../bridge/remedies.ts'
import { useUnavailable } from '../../queries/account-queries.ts'
import { useIsKeyLimited, useVoiceLanguages } from '../../queries/languages-queries.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { LazyDialog } from '../../shared/lazy/lazy-dialog.tsx'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'
import { showDone } from '../../shared/toasts/show-done.ts'
import { classes } from '../../ui/classes.ts'
import { Announcements } from './captions/announcements.tsx'
import { MeetingStage } from './captions/meeting-stage.tsx'
import { Stage } from './captions/stage.tsx'
import { TextSize, useTextSizeKeys } from './captions/text-size.tsx'
import { LiveDock } from './controls/live-dock.tsx'
import { SpeechControls } from './controls/sound-controls.tsx'
import { useDevices } from './controls/use-devices.ts'
import { CorrectionsKeeper } from './corrections/corrections-keeper.tsx'
import { type LiveCorrections, LiveCorrectionsContext } from './corrections/live-corrections.ts'
import { useLiveKeys } from './keys/use-live-keys.ts'
import { LateAnnouncement } from './late/late-announcement.tsx'
import { useLivePage } from './live-context.ts'
import styles from './live-view.module.css'
import { DeviceNotices } from './meeting/device-notices.tsx'
import { togglePause } from './meeting/lives.ts'
import { MeetingSoundWatch } from './meeting/meeting-sound-watch.tsx'
import { TheirBar } from './meeting/their-bar.tsx'
import { EchoNotices } from './notices/echo-notices.tsx'
import { LiveNotice } from './notices/live-notice.tsx'
import { Messages } from './notices/messages.tsx'
import { Notices } from './notices/notices.tsx'
import { ShownQuestion } from './room/shown-question.tsx'
import { sampleConfig } from './session/sample-config.ts'
import { isBusy } from './session/status.ts'
import { opensMicrophone, toSound } from './session/to-sound.ts'
import { useAskBeforeLeaving } from './session/use-ask-before-leaving.ts'
import { Setup } from './setup/setup.tsx'
import bar from './status-bar/status-bar.module.css'
import { StatusBar } from './status-bar/status-bar.tsx'
import { LiveTermsProvider } from './terms/live-terms-provider.tsx'
import type { Presenting } from './use-presenting.ts'
import { useStart, useStartGuard } from './use-start.ts'

const Presets = lazyPart(async () => (await import('./meeting/presets/presets.tsx')).Presets)

/** Volume of the sample meeting under its translation, from 0 to 1. */
const SAMPLE_PASSTHROUGH = 0.3

interface LiveViewProps {
  readonly isDemo: boolean
  readonly onChange: (patch: SettingsPatch) => void
  /** Asks for the key of the user's own account. */
  readonly onEnterKey: () => void
  /** Buttons for the end of the bar. */
  readonly menu: ReactNode
  /** Opens the caption window, in the dock of a running session. */
  readonly overlayButton: ReactNode
  /** Names the service to which speech is sent; always visible. */
  readonly banner: ReactNode
  /** Shown above everything else. */
  readonly news: ReactNode
  /** Shown beside the captions, or over them. */
  readonly dock: ReactNode
  /** Whether the dock covers the captions. */
  readonly isCovered: boolean
  readonly presenting: Presenting
  /** The latest sessions, shown before one. */
  readonly recent: ReactNode
}

/** The main view: what is being said, in the reader's languages. */
export function LiveView({
  isDemo,
  onChange,
  onEnterKey,
  menu,
  overlayButton,
  banner,
  news,
  dock,
  isCovered,
  presenting,
  recent,
}: LiveViewProps) {
  const { t, i18n } = useTranslation()
  const settings = useSettings()
  const remedyFor = useRemedies()
  const { lives, kept } = useLivePage()
  const { mine: live, theirs } = lives
  const isMineBusy = useStore(live.store, isBusy)
  const isTheirsBusy = useStore(theirs.store, isBusy)
  const busy = isMineBusy || isTheirsBusy
  const isMeeting = useStore(live.store, ({ side }) => side !== undefined)
  const listed = useVoiceLanguages()
  const unavailable = useUnavailable('voice')
  const isKeyLimited = useIsKeyLimited()
  const { hasVoiceForLimitedKeys } = profileInUse(settings.service)
  const [file, setFile] = useState<File | undefined>(undefined)
  const { audio: chosen } = settings
  const isMeetingOn = settings.meeting.isOn
  useEffect(() => {
    if (!isMeetingOn) live.actions.adjust(toSound(chosen))
  }, [live, chosen, isMeetingOn])

  const isGuarded = useStartGuard(busy)
  const session = useStart(lives, file)
  const start = () => {
    if (!isGuarded) session.start()
  }
  const playSample = () => {
    if (busy) return
    const { audio, voice } = settings
    const sound = toSound(audio)
    void live.actions.start({
      config: sampleConfig(voice.targetLanguages, i18n.language),
      chunkMs: CHUNK_MS.defaults,
      source: { from: 'sample', name: t('live.sample.name') },
      // The original is audible under its translation.
      sound: { ...sound, passthrough: Math.max(sound.passthrough, SAMPLE_PASSTHROUGH) },
    })
  }
  const stop = () => {
    live.actions.stop()
    theirs.actions.stop()
  }
  const startOrStop = () => (busy ? stop() : start())
  const [isChoosingPreset, setChoosingPreset] = useState(false)
  /** Opens the list of presets, also outside of a meeting: a preset that is chosen there turns it on. */
  const choosePreset = () => {
    const refusal = busy
      ? t('live.whileLive')
      : isCovered
        ? t('app.closePanel')
        : isMeetingOn || settings.presets.list.length > 0
          ? undefined
          : t('meeting.presets.noneSaved')
    if (refusal !== undefined) return showDone(refusal)
    setChoosingPreset(true)
  }
  useLiveKeys(lives, isMeeting ? theirs : live, {
    onStartOrStop: startOrStop,
    onStop: stop,
    onChoosePreset: choosePreset,
    onPresent: busy ? presenting.toggle : undefined,
  })
  useAskBeforeLeaving(busy)
  const [corrections, setCorrections] = useState<LiveCorrections | undefined>(undefined)
  const isKept = useStore(kept.store, (state) => state.isKept === true)

  const resize = useResize(settings.captions.size, onChange)
  useTextSizeKeys(resize)
  const devices = useDevices(busy)
  const hadFocusRef = useRef(false)
  const main = { isGuarded, onStart: start, onStop: stop, hadFocusRef }
  const own = { devices, file, onChange, onFile: setFile }
  const heard = isMeeting ? theirs : live
  const presets = (isMeetingOn || isChoosingPreset) && (isMeeting || !busy) && (
    <div className={busy ? bar.preset : bar.presets}>
      <LazyDialog isOpen>
        <Presets
          isBusy={busy}
          isOpen={isChoosingPreset && !busy}
          onOpenChange={setChoosingPreset}
          onChange={onChange}
        />
      </LazyDialog>
    </div>
  )
  const setup = (isCompact: boolean) => (
    <Setup
      {...own}
      {...main}
      isCompact={isCompact}
      sound={
        <>
          {(isMeetingOn ? settings.meeting.isSpoken : settings.voice.spokenLanguage !== null) && (
            <SpeechControls
              heard={heard}
              volume={chosen.volume}
              isBusy={false}
              onVolume={(volume) => onChange({ audio: { volume } })}
            />
          )}
          {isCompact && <TextSize onResize={resize} />}
        </>
      }
    />
  )
  const stage = {
    look: settings.captions,
    setup: busy ? undefined : setup,
    isDemo,
    isMeeting: isMeetingOn,
    unavailable,
    opensMicrophone: file === undefined && (isMeetingOn || opensMicrophone(chosen)),
    privacy: settings.privacy,
    onChoose: (isOn: boolean) => onChange({ meeting: { isOn } }),
    onPlaySample: playSample,
    recent,
    onResize: resize,
    onLarge: (largeLanguage: string) => onChange({ captions: { largeLanguage } }),
  }

  return (
    <div className={styles.view}>
      {!presenting.isPresenting && (
        <StatusBar presets={presets} theirBar={isMeeting && <TheirBar />} banner={banner}>
          {menu}
        </StatusBar>
      )}
      <div
        className={classes(styles.room, presenting.isPresenting && !presenting.isPointing && styles.resting)}
      >
        <div className={styles.captions} inert={isCovered}>
          <ShownQuestion />
          <Messages areErrorsOnly={presenting.isPresenting}>
            <Notices
              account={settings.service.active}
              onPlaySample={playSample}
              onEnterKey={onEnterKey}
              onStart={session.start}
              onRetry={session.restartSide}
            />
            {isMeeting && <EchoNotices />}
            {isMeetingOn && <DeviceNotices onChange={onChange} />}
            {isKeyLimited && !hasVoiceForLimitedKeys && unavailable === undefined && !busy && (
              <LiveNotice name="limitedKey" actions={remedyFor({ kind: 'not-allowed' })} />
            )}
            {/* A lost host is reported for the whole page. */}
            {listed.error !== undefined && listed.error.kind !== 'host-lost' && (
              <ErrorNotice error={listed.error} actions={remedyFor(listed.error)} onRetry={listed.refetch} />
            )}
            {news}
          </Messages>
          <LiveCorrectionsContext value={corrections}>
            <LiveTermsProvider>
              {isMeeting ? <MeetingStage {...stage} /> : <Stage {...stage} />}
            </LiveTermsProvider>
          </LiveCorrectionsContext>
          {isKept && <CorrectionsKeeper onChange={setCorrections} />}
          {busy && (
            <LiveDock
              {...own}
              {...main}
              heard={heard}
              overlayButton={overlayButton}
              onPause={() => togglePause(lives)}
              onResize={resize}
              presenting={presenting}
            />
          )}
        </div>
        {!presenting.isPresenting && dock}
      </div>
      {/* Also read out while a panel covers the captions. */}
      <Announcements live={live} />
      {isMeeting && <Announcements live={theirs} />}
      <LateAnnouncement />
      {isMeetingOn && <MeetingSoundWatch />}
    </div>
  )
}

/** Changes the caption size in steps; several changes may follow before the first one is stored. */
function useResize(stored: number, onChange: LiveViewProps['onChange']) {
  const size = useRef(stored)
  useEffect(() => {
    size.current = stored
  }, [stored])
  return (steps: number | undefined) => {
    const { least, most, defaults, step } = CAPTION_SIZE
    const wanted = steps === undefined ? defaults : size.current + steps * step
    size.current = Math.max(least, Math.min(most, wanted))
    onChange({ captions: { size: size.current } })
  }
}
