import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tinykeys } from 'tinykeys'
import { type StoreApi, useStore } from 'zustand'
import { CHUNK_MS } from '../../../core/audio/content-types.ts'
import { isSoundKept } from '../../../core/library/retention.ts'
import { spokenAtOnce } from '../../../core/service/service-profiles.ts'
import { CAPTION_SIZE, type SettingsPatch } from '../../../core/settings/settings.ts'
import { pageKeys } from '../../../core/shortcuts/page-keys.ts'
import { knownVoiceLanguages } from '../../../core/voice/session/voice-languages.ts'
import { useBridge } from '../../bridge/react.tsx'
import { useRemedies } from '../../bridge/remedies.ts'
import { useUnavailable } from '../../data/account.ts'
import { useVoiceLanguages } from '../../data/languages.ts'
import { useSettings } from '../../data/settings.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { isDialogOpen } from '../../ui/overlays/dialog-open.ts'
import { Announcements } from './captions/announcements.tsx'
import { Stage } from './captions/stage.tsx'
import { Controls } from './controls/controls.tsx'
import { useLiveGlossary } from './controls/live-glossary.ts'
import styles from './live-view.module.css'
import { Messages } from './notices/messages.tsx'
import { Notices } from './notices/notices.tsx'
import type { Kept } from './recording/record-live.ts'
import type { Live } from './session/live-store.ts'
import type { Month } from './session/month-watch.ts'
import { sampleConfig } from './session/sample-config.ts'
import { isBusy } from './session/status.ts'
import { toVoiceConfig } from './session/to-config.ts'
import { toSound, toSource } from './session/to-sound.ts'
import { useAskBeforeLeaving } from './session/use-ask-before-leaving.ts'
import { useStartGuard } from './session/use-start-guard.ts'
import { StatusBar } from './status-bar/status-bar.tsx'

/** Volume of the sample meeting under its translation, from 0 to 1. */
const SAMPLE_PASSTHROUGH = 0.3

interface LiveViewProps {
  readonly live: Live
  readonly kept: Kept
  readonly month: StoreApi<Month>
  readonly isDemo: boolean
  readonly onChange: (patch: SettingsPatch) => void
  /** Asks for the key of an account of one's own. */
  readonly onEnterKey: () => void
  /** Buttons for the end of the bar. */
  readonly menu: ReactNode
  /** Whom one speaks to: it is always there. */
  readonly banner: ReactNode
  /** Shown above everything else. */
  readonly news: ReactNode
  /** Stands beside the captions, or over them. */
  readonly dock: ReactNode
  /** The dock stands over the captions. */
  readonly isCovered: boolean
}

/** The stage: what is being said, in the reader's languages. */
export function LiveView({
  live,
  kept,
  month,
  isDemo,
  onChange,
  onEnterKey,
  menu,
  banner,
  news,
  dock,
  isCovered,
}: LiveViewProps) {
  const { t, i18n } = useTranslation()
  const settings = useSettings()
  const describe = useErrorText()
  const remedyFor = useRemedies()
  const busy = useStore(live.store, isBusy)
  const listed = useVoiceLanguages()
  const languages = listed.data ?? knownVoiceLanguages
  const glossary = useLiveGlossary(settings.voice)
  const unavailable = useUnavailable('voice')
  const [file, setFile] = useState<File | undefined>(undefined)
  const { audio: chosen } = settings
  useEffect(() => live.actions.adjust(toSound(chosen)), [live, chosen])

  const isGuarded = useStartGuard(busy)
  const start = () => {
    if (isGuarded) return
    const { audio, voice, privacy } = settings
    void live.actions.start({
      // The service would refuse a session with a glossary that it does not have.
      config: toVoiceConfig(
        glossary?.is === 'unknown' ? { ...voice, glossaryId: null } : voice,
        languages,
        spokenAtOnce(settings.service),
      ),
      heard: voice.spokenLanguage ?? undefined,
      chunkMs: voice.chunkMs,
      refusal: unavailable,
      source: toSource(audio, file),
      sound: toSound(audio),
      savesSilence: voice.savesSilence,
      keepsSound: isSoundKept(privacy),
      limitMs: voice.limitMinutes === null ? undefined : voice.limitMinutes * 60_000,
    })
  }
  const playSample = () => {
    if (busy) return
    const { audio, voice } = settings
    const sound = toSound(audio)
    void live.actions.start({
      config: sampleConfig(voice.targetLanguages, i18n.language),
      chunkMs: CHUNK_MS.defaults,
      source: { from: 'sample', name: t('live.sample.name') },
      // The meeting is heard under its translation.
      sound: { ...sound, passthrough: Math.max(sound.passthrough, SAMPLE_PASSTHROUGH) },
    })
  }
  const startOrStop = () => (busy ? live.actions.stop() : start())
  useShortcuts(live, startOrStop)
  useAskBeforeLeaving(busy)

  const resize = useResize(settings.captions.size, onChange)

  return (
    <div className={styles.view}>
      <StatusBar live={live} kept={kept} month={month} isGuarded={isGuarded} onStart={start}>
        {menu}
      </StatusBar>
      <div className={styles.room}>
        <div className={styles.captions} inert={isCovered}>
          <Messages banner={banner}>
            {news}
            {/* That the host is gone is said for the whole page. */}
            {listed.error !== undefined && listed.error.kind !== 'host-lost' && (
              <Notice
                tone="error"
                {...describe(listed.error)}
                actions={
                  <>
                    {remedyFor(listed.error)}
                    <Button onClick={listed.refetch}>{t('app.tryAgain')}</Button>
                  </>
                }
              />
            )}
            <Notices
              live={live}
              kept={kept}
              month={month}
              account={settings.service.active}
              onPlaySample={playSample}
              onEnterKey={onEnterKey}
            />
          </Messages>
          <Stage
            live={live}
            look={settings.captions}
            chosenTargets={settings.voice.targetLanguages}
            isDemo={isDemo}
            unavailable={unavailable}
            privacy={settings.privacy}
            onPlaySample={playSample}
            onResize={resize}
          />
          <Controls
            live={live}
            languages={languages}
            glossary={glossary}
            isBusy={busy}
            file={file}
            onChange={onChange}
            onFile={setFile}
            onResize={resize}
          />
        </div>
        {dock}
      </div>
      {/* Also read out while a panel covers the captions. */}
      <Announcements live={live} />
    </div>
  )
}

/** Changes the size of captions by steps; several may come before the first is stored. */
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

function useShortcuts(live: Live, onStartOrStop: () => void): void {
  const bridge = useBridge()
  const startOrStop = useEffectEvent(onStartOrStop)
  useEffect(() => {
    const toggleMute = () => live.actions.setMuted(!live.store.getState().isMuted)
    const togglePause = () => live.actions.setPaused(!live.store.getState().isPaused)
    const { skipToNow } = live.actions
    const quietly = (act: () => void) => (event: KeyboardEvent) => {
      if (isDialogOpen()) return
      event.preventDefault()
      act()
    }
    const endKeys = tinykeys(window, {
      [pageKeys.startOrStop]: quietly(startOrStop),
      [pageKeys.mute]: quietly(toggleMute),
      [pageKeys.pause]: quietly(togglePause),
      [pageKeys.skip]: quietly(skipToNow),
    })
    const endMenu = bridge.subscribe('live.command', (command) => {
      // The menu's keys are the same.
      if (isDialogOpen()) return
      const { stop } = live.actions
      const commands = { 'start-or-stop': startOrStop, mute: toggleMute, skip: skipToNow, stop }
      commands[command]()
    })
    const endRemote = bridge.subscribe('live.remote', (command) =>
      command === 'mute' ? toggleMute() : startOrStop(),
    )
    return () => {
      endKeys()
      endMenu()
      endRemote()
    }
  }, [bridge, live])
}
