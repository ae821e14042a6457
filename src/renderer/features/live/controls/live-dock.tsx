import { Popover } from '@base-ui/react/popover'
import { Maximize, Minimize, QrCode } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { pageKeys } from '../../../../core/product/shortcuts/page-keys.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { useKeys } from '../../../i18n/use-keys.ts'
import { useRoom } from '../../../queries/room-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { leavesFocus } from '../../../shared/focus-home.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextSize } from '../captions/text-size.tsx'
import { useLivePage } from '../live-context.ts'
import { OwnControls } from '../meeting/own-controls.tsx'
import { useTheirSide } from '../meeting/their-side.tsx'
import { RoomButton, useRoomDialog } from '../room/room-button.tsx'
import type { Live } from '../session/live.ts'
import type { Presenting } from '../use-presenting.ts'
import { CalmControl } from './calm-control.tsx'
import { choicesPopover, type DockPopup } from './choices-popover.ts'
import styles from './live-dock.module.css'
import { MainButton, type MainButtonProps, useFocusNote } from './main-button.tsx'
import { MoreButton } from './more-button.tsx'
import { type OwnSideProps, useOwnSide } from './own-side.tsx'
import { SideChoices } from './side-choices.tsx'
import type { SideParts } from './side-parts.ts'
import { SoundControls, SpeechButton, SpeechControls } from './sound-controls.tsx'

interface LiveDockProps extends Omit<OwnSideProps, 'isBusy'>, MainButtonProps {
  /** The view whose translation the user hears: in a meeting, that of the others. */
  readonly heard: Live
  /** Opens the caption window. */
  readonly overlayButton: ReactNode
  /** Pauses or resumes all that is running. */
  readonly onPause: () => void
  /** Enlarges the captions by a number of steps; a negative number reduces them. */
  readonly onResize: (steps: number | undefined) => void
  readonly presenting: Presenting
}

/** Steers a running session: one row at any width, over which everything else unfolds. */
export function LiveDock({ heard, overlayButton, onPause, onResize, presenting, ...props }: LiveDockProps) {
  const { devices, file, onChange, onFile, ...main } = props
  const { t } = useTranslation()
  const { mine: live } = useLivePage().lives
  const { audio } = useSettings()
  const roomDialog = useRoomDialog()
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
        <SoundControls live={live} heard={heard} onPause={onPause} />
        <div className={styles.wide}>{overlayButton}</div>
        <Popover.Trigger
          handle={choicesPopover}
          payload="look"
          render={
            <Button aria-label={t('live.captions')} hint={t('live.captions')}>
              Aa
            </Button>
          }
        />
        {isSpoken && (
          <Popover.Trigger handle={choicesPopover} payload="speech" render={<SpeechButton heard={heard} />} />
        )}
        <RoomButton dialog={roomDialog} />
        <Popover.Trigger handle={choicesPopover} payload="choices" render={<MoreButton isIcon />} />
        <Popover.Root handle={choicesPopover}>
          {({ payload: popup = 'choices' }) => (
            <Popover.Portal>
              <Popover.Positioner
                side={popup === 'languages' ? 'bottom' : 'top'}
                align={popup === 'languages' ? 'start' : 'center'}
                sideOffset={12}
                collisionPadding={12}
                collisionBoundary={captions ?? 'clipping-ancestors'}
              >
                <Popover.Popup
                  ref={popup === 'languages' ? noteFocus : noteChoices}
                  className={styles.choices}
                  aria-label={t(POPUP_NAMES[popup])}
                >
                  {popup === 'look' && <LookChoices {...{ onChange, onResize, presenting }} />}
                  {popup === 'speech' && (
                    <SpeechControls
                      heard={heard}
                      volume={audio.volume}
                      isBusy
                      onVolume={(volume) => onChange({ audio: { volume } })}
                    />
                  )}
                  {(popup === 'choices' || popup === 'languages') && (
                    <>
                      <Choices {...{ devices, file, onChange, onFile }} />
                      <RoomChoice onOpen={roomDialog.begin} />
                    </>
                  )}
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

const POPUP_NAMES = {
  choices: 'account.dialog.more',
  languages: 'account.dialog.more',
  look: 'live.captions',
  speech: 'live.speak',
} as const satisfies Readonly<Record<DockPopup, string>>

/** How the captions look, and whether they are shown alone. */
function LookChoices({
  onChange,
  onResize,
  presenting,
}: Pick<LiveDockProps, 'onChange' | 'onResize' | 'presenting'>) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const name = t(presenting.isPresenting ? 'live.endPresenting' : 'live.present')
  return (
    <>
      <TextSize onResize={onResize} />
      <CalmControl onChange={onChange} />
      <Button
        hint={`${withKeys(name, pageKeys.present)}\n${t('live.presentHint')}`}
        onClick={() => {
          choicesPopover.close()
          presenting.toggle()
        }}
      >
        {presenting.isPresenting ? <Minimize size={16} aria-hidden /> : <Maximize size={16} aria-hidden />}
        {name}
      </Button>
    </>
  )
}

/** Begins to share the captions with phones, which the dock then shows. */
function RoomChoice({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation()
  const { data } = useRoom()
  if (data?.isAvailable !== true || data.room !== undefined) return null
  return (
    <Button
      onClick={() => {
        choicesPopover.close()
        onOpen()
      }}
    >
      <QrCode size={16} aria-hidden />
      {t('room.title')}
    </Button>
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
  if (!meeting.isOn) return <Row parts={own} />
  return (
    <>
      <OwnControls devices={devices} isBusy onChange={onChange} />
      <SideChoices name={meeting.myName || t('live.sides.mine')}>
        <Row parts={own} />
      </SideChoices>
      <SideChoices name={meeting.theirName || t('live.sides.theirs')}>
        <Row parts={their} />
      </SideChoices>
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
