import { House } from 'lucide-react'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useSettings } from '../../../queries/settings-queries.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { PickerLookContext } from '../../../ui/controls/picker-look.ts'
import { AgendaButton } from '../agenda/agenda-button.tsx'
import { CalmControl } from '../controls/calm-control.tsx'
import { MainButton, type MainButtonProps, useFocusNote } from '../controls/main-button.tsx'
import { MoreButton } from '../controls/more-button.tsx'
import { type OwnSideProps, useOwnSide } from '../controls/own-side.tsx'
import { SideChoices } from '../controls/side-choices.tsx'
import type { SideParts } from '../controls/side-parts.ts'
import { useLivePage } from '../live-context.ts'
import { clearSession } from '../meeting/lives.ts'
import { OwnControls } from '../meeting/own-controls.tsx'
import { useTheirSide } from '../meeting/their-side.tsx'
import { RoomButton, useRoomDialog } from '../room/room-button.tsx'
import styles from './setup.module.css'

export interface SetupProps extends Omit<OwnSideProps, 'isBusy'>, MainButtonProps {
  /** Whether it stands below captions instead of in the middle of an empty stage. */
  readonly isCompact: boolean
  /** Playback of what is still spoken after a session. */
  readonly sound: ReactNode
}

/** The choices for the next session, as a sentence whose words are chosen: source, language, and translations. */
export function Setup(props: SetupProps) {
  const { t } = useTranslation()
  const { meeting } = useSettings()
  return (
    <section
      ref={useFocusNote(props.hadFocusRef)}
      className={classes(styles.setup, props.isCompact && styles.compact, props.isGuarded && styles.guarded)}
      aria-label={t('live.controls')}
    >
      {meeting.isOn ? <MeetingSetup {...props} /> : <VoiceSetup {...props} />}
    </section>
  )
}

function VoiceSetup(props: SetupProps) {
  const own = useOwnSide({ ...props, isBusy: false })
  return (
    <>
      <Sentence name="listen" parts={own} />
      <Actions {...props} glossary={own.glossary}>
        {own.more}
      </Actions>
    </>
  )
}

function MeetingSetup(props: SetupProps) {
  const { devices, onChange } = props
  const { t } = useTranslation()
  const { meeting } = useSettings()
  const own = useOwnSide({ ...props, isBusy: false })
  const their = useTheirSide({ devices, isBusy: false, onChange })
  const names = {
    mine: meeting.myName || t('live.sides.mine'),
    theirs: meeting.theirName || t('live.sides.theirs'),
  }
  return (
    <>
      <div role="group" aria-label={names.mine}>
        <Sentence name="mine" parts={own} />
      </div>
      <div role="group" aria-label={names.theirs}>
        <Sentence name="theirs" parts={their} />
      </div>
      <Actions {...props}>
        <SideChoices name={names.mine}>
          {own.glossary}
          {own.more}
        </SideChoices>
        <SideChoices name={names.theirs}>
          {their.glossary}
          {their.more}
        </SideChoices>
      </Actions>
      <OwnControls devices={devices} isBusy={false} onChange={onChange} />
    </>
  )
}

interface SentenceProps {
  readonly name: 'listen' | 'mine' | 'theirs'
  readonly parts: SideParts
}

/** The words of a sentence, and the names of the pickers among them: "<from/>" stands for one. */
const wordsOf = (sentence: string): readonly string[] => sentence.split(/<(\w+)\/>/)

function Sentence({ name, parts }: SentenceProps) {
  const { t } = useTranslation()
  return (
    <>
      <PickerLookContext value="word">
        <div className={styles.sentence}>
          {wordsOf(t(`live.sentence.${name}`)).map((word) => (
            <Fragment key={word}>{parts[word as keyof SideParts] ?? word}</Fragment>
          ))}
        </div>
      </PickerLookContext>
      <div className={styles.notes}>{parts.notes}</div>
    </>
  )
}

/** Start, and everything that has a good default behind "More". */
function Actions({
  children,
  glossary,
  isCompact,
  sound,
  onChange,
  ...main
}: SetupProps & { readonly children: ReactNode; readonly glossary?: ReactNode }) {
  const { t } = useTranslation()
  const { lives, kept } = useLivePage()
  const isOnlyHere = useStore(kept.store, ({ isKept }) => isKept === false)
  const [isOpen, setOpen] = useState(false)
  const roomDialog = useRoomDialog()
  const id = useId()
  return (
    <>
      <div className={styles.actions}>
        <MainButton {...main} />
        {/* Elsewhere the place Live leads there, and nothing is lost. */}
        {isCompact && isOnlyHere && (
          <Button hint={t('live.homeHint')} onClick={() => clearSession(lives)}>
            <House size={16} aria-hidden />
            {t('live.home')}
          </Button>
        )}
        {!isCompact && <AgendaButton look="quiet" />}
        <MoreButton
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        />
        {/* Its list arrives late, and moves nothing before it. */}
        {!isCompact && <div className={styles.glossary}>{glossary}</div>}
        {sound}
        <RoomButton dialog={roomDialog} />
      </div>
      {isOpen && (
        <div id={id} className={styles.more}>
          {isCompact && glossary}
          {children}
          <CalmControl onChange={onChange} />
          {isCompact && <AgendaButton look="plain" />}
        </div>
      )}
    </>
  )
}
