import { Popover } from '@base-ui/react/popover'
import { Maximize, Minimize } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { pageKeys } from '../../../../core/shortcuts/page-keys.ts'
import { useKeys } from '../../../i18n/use-keys.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { leavesFocus } from '../../../shared/focus-home.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { TextSize } from '../captions/text-size.tsx'
import { useLivePage } from '../live-context.ts'
import { OwnControls } from '../meeting/own-controls.tsx'
import { useTheirSide } from '../meeting/their-side.tsx'
import { RoomButton } from '../room/room-button.tsx'
import type { Live } from '../session/live.ts'
import { useSessionVoice } from '../session/use-language-change.ts'
import { LevelMeter } from '../status-bar/level-meter.tsx'
import type { Presenting } from '../use-presenting.ts'
import { CalmControl } from './calm-control.tsx'
import { choicesPopover } from './choices-popover.ts'
import styles from './live-dock.module.css'
import { MainButton, type MainButtonProps, useFocusNote } from './main-button.tsx'
import { type OwnSideProps, useOwnSide } from './own-side.tsx'
import { SessionButton } from './session-button.tsx'
import { SideChoices } from './side-choices.tsx'
import type { SideParts } from './side-parts.ts'
import { SoundControls } from './sound-controls.tsx'

interface LiveDockProps extends Omit<OwnSideProps, 'isBusy'>, MainButtonProps {
  /** The view whose translation the user hears: in a meeting, that of the others. */
  readonly heard: Live
  /** Pauses or resumes all that is running. */
  readonly onPause: () => void
  /** Enlarges the captions by a number of steps; a negative number reduces them. */
  readonly onResize: (steps: number | undefined) => void
  readonly presenting: Presenting
}

/** Steers a running session: one row at any width, over which everything else unfolds. */
export function LiveDock({ heard, onPause, onResize, presenting, ...props }: LiveDockProps) {
  const { devices, file, onChange, onFile, ...main } = props
  const { t } = useTranslation()
  const { mine: live } = useLivePage().lives
  const { audio, voice } = useSettings()
  const isSample = useStore(live.store, (state) => state.isSample)
  const isUnheard = useStore(live.store, ({ isMuted, isPaused }) => isMuted || isPaused)
  const { spokenLanguage } = useSessionVoice(live, voice)
  const withKeys = useKeys()
  const presentName = t(presenting.isPresenting ? 'live.endPresenting' : 'live.present')
  const isSpoken = useStore(heard.store, ({ config }) => (config?.spokenLanguages.length ?? 0) > 0)
  const noteFocus = useFocusNote(main.hadFocusRef)
  const [captions, setCaptions] = useState<HTMLElement | null>(null)
  const notePlace = useCallback(
    (node: HTMLElement | null) => {
      setCaptions(node?.parentElement ?? null)
      return noteFocus(node)
    },
    [noteFocus],
  )
  /** The captions end above the choices: the newest one stays in view. */
  const noteChoices = useCallback(
    (node: HTMLElement | null) => {
      const measure = new ResizeObserver(() =>
        captions?.style.setProperty('--choices-over', `${node?.offsetHeight ?? 0}px`),
      )
      if (node !== null) measure.observe(node)
      const endNote = noteFocus(node)
      return () => {
        measure.disconnect()
        captions?.style.removeProperty('--choices-over')
        endNote()
      }
    },
    [captions, noteFocus],
  )
  return (
    <section
      ref={notePlace}
      className={classes(styles.place, presenting.isPresenting && !presenting.isPointing && styles.resting)}
      aria-label={t('live.controls')}
    >
      <FileProgressLine live={live} />
      <div className={styles.dock} {...leavesFocus}>
        <div className={styles.wide}>
          <LevelMeter levels={live.levels} isMuted={isUnheard} />
        </div>
        <SoundControls
          live={live}
          heard={heard}
          volume={audio.volume}
          isSpoken={isSpoken}
          isBusy
          onPause={onPause}
          onVolume={(volume) => onChange({ audio: { volume } })}
        />
        <div className={styles.wide}>
          <TextSize onResize={onResize} />
          <IconButton
            icon={presenting.isPresenting ? <Minimize size={18} /> : <Maximize size={18} />}
            label={presentName}
            hint={`${withKeys(presentName, pageKeys.present)}\n${t('live.presentHint')}`}
            onClick={presenting.toggle}
          />
        </div>
        <RoomButton />
        <Popover.Trigger
          handle={choicesPopover}
          payload="top"
          render={
            <SessionButton
              sourceName={isSample ? t('live.sample.name') : file?.name}
              spokenLanguage={spokenLanguage}
            />
          }
        />
        <Popover.Root handle={choicesPopover}>
          {({ payload: side = 'top' }) => (
            <Popover.Portal>
              <Popover.Positioner
                side={side}
                align={side === 'top' ? 'center' : 'start'}
                sideOffset={12}
                collisionPadding={12}
                collisionBoundary={captions ?? 'clipping-ancestors'}
              >
                <Popover.Popup
                  ref={side === 'top' ? noteChoices : noteFocus}
                  className={styles.choices}
                  aria-label={t('account.dialog.more')}
                >
                  <Choices {...{ devices, file, onChange, onFile }} />
                </Popover.Popup>
              </Popover.Positioner>
            </Popover.Portal>
          )}
        </Popover.Root>
        <MainButton {...main} />
      </div>
    </section>
  )
}

interface ChoicesProps extends Omit<OwnSideProps, 'isBusy'> {
  readonly onChange: (patch: SettingsPatch) => void
}

/** The choices of a running session, of which some can be changed. */
function Choices(props: ChoicesProps) {
  const { devices, onChange } = props
  const { t } = useTranslation()
  const { meeting } = useSettings()
  const own = useOwnSide({ ...props, isBusy: true })
  const their = useTheirSide({ devices, isBusy: true, onChange })
  const calm = <CalmControl onChange={onChange} />
  if (!meeting.isOn)
    return (
      <>
        <Row parts={own} />
        {calm}
      </>
    )
  return (
    <>
      <OwnControls devices={devices} isBusy onChange={onChange} />
      <SideChoices name={meeting.myName || t('live.sides.mine')}>
        <Row parts={own} />
      </SideChoices>
      <SideChoices name={meeting.theirName || t('live.sides.theirs')}>
        <Row parts={their} />
      </SideChoices>
      {calm}
    </>
  )
}

const Row = ({ parts: { heard, from, to, more, notes } }: { readonly parts: SideParts }) => (
  <>
    {heard}
    {from}
    {to}
    {more}
    <div className={styles.notes}>{notes}</div>
  </>
)

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Progress of a file source. */
function FileProgressLine({ live }: { readonly live: Live }) {
  const { t } = useTranslation()
  const file = useStore(live.store, (state) => state.file)
  if (file === undefined) return null
  return (
    <div className={styles.file}>
      <progress
        aria-label={t('live.fileProgress', { name: file.name })}
        max={file.durationMs}
        value={Math.min(file.positionMs, file.durationMs)}
      />
      <span className={styles.behind}>
        {clock(file.positionMs)} / {clock(file.durationMs)}
      </span>
    </div>
  )
}
