import { ArrowLeft, Download, Pencil, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pageKeys } from '../../../../core/product/shortcuts/page-keys.ts'
import type { SessionView as Session } from '../../../../core/session/library/session-schema.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useKeys } from '../../../i18n/use-keys.ts'
import { useSession } from '../../../queries/sessions-queries.ts'
import { CorrectionsNotice } from '../../../shared/corrections/corrections-notice.tsx'
import { MissingSpeechNotice } from '../../../shared/missing-speech-notice.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { Marks } from '../../../ui/layout/card.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import panel from '../../../ui/layout/panel.module.css'
import styles from '../history.module.css'
import { type HistoryPlace, useHistory } from '../history.ts'
import { usePlayer } from '../playback/player.ts'
import { SessionPlayer } from '../playback/sound-player.tsx'
import { DeleteSessionDialog } from '../sessions/delete-session-dialog.tsx'
import { DetailsDialog } from '../sessions/details-dialog.tsx'
import { ExportDialog } from '../sessions/export-dialog.tsx'
import { SessionMarks } from '../sessions/session-marks.tsx'
import { useSessionNames } from '../sessions/use-session-name.ts'
import { SessionCaptionList } from './session-caption-list.tsx'
import { useSessionCaptions } from './use-session-captions.ts'

interface SessionViewProps {
  readonly place: HistoryPlace
}

/** One session: its captions and actions. */
export function SessionReader({ place }: SessionViewProps) {
  const { id } = place
  const { t } = useTranslation()
  const withKeys = useKeys()
  const { toList } = useHistory()
  const found = useSession({ id })
  return (
    <div className={panel.panel}>
      <div className={styles.back}>
        <Button
          look="quiet"
          hint={withKeys(t('history.session.back'), pageKeys.search)}
          data-keys="search"
          onClick={toList}
        >
          <ArrowLeft size={16} aria-hidden />
          {t('history.session.back')}
        </Button>
      </div>
      {/* Deleted in another page or by its age, with all that it contained. */}
      {found.error?.kind === 'invalid-input' ? (
        <Notice
          tone="info"
          title={t('history.session.gone.title')}
          remedy={t('history.session.gone.remedy')}
        />
      ) : (
        <QueryState query={found} loading={t('history.loading')}>
          {(session) => <Opened session={session} place={place} />}
        </QueryState>
      )}
    </div>
  )
}

interface OpenedProps extends SessionViewProps {
  readonly session: Session
}

function Opened({ session, place }: OpenedProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The element that opened the session was removed with the list.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const hasSound = session.soundBytes > 0
  const isLive = session.state === 'live'
  const player = usePlayer(hasSound && !isLive)
  const loaded = useSessionCaptions(session.id)
  const startsMs = useMemo(() => loaded.captions.map((caption) => caption.startMs), [loaded])
  return (
    <>
      <Head session={session} place={place} heading={heading} />
      {hasSound && isLive && <p className={panel.quiet}>{t('history.sound.whileLive')}</p>}
      {player !== undefined && (
        <SessionPlayer
          session={session}
          player={player}
          startsMs={startsMs}
          onDeleted={() => heading.current?.focus()}
        />
      )}
      <MissingSpeechNotice id={session.id} offersLater />
      {!isLive && <CorrectionsNotice id={session.id} least={2} />}
      <SessionCaptionList session={session} loaded={loaded} index={place.index} player={player} />
    </>
  )
}

interface HeadProps extends OpenedProps {
  readonly heading: RefObject<HTMLHeadingElement | null>
}

function Head({ session, place, heading }: HeadProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const bridge = useBridge()
  const { toList, setDialog } = useHistory()
  const { duration } = useFormats()
  const names = useSessionNames()
  const { dialog } = place
  const close = () => setDialog(undefined)
  const asText = async () => {
    const exported = await bridge.invoke('session.export', { id: session.id, format: 'txt' })
    if (!exported.ok) throw new Error(exported.error.kind)
    return exported.value.text
  }
  return (
    <>
      <div className={panel.head}>
        <h2 ref={heading} tabIndex={-1} className={panel.title} dir="auto">
          {session.title || names.when(session)}
        </h2>
        <IconButton
          icon={<Pencil size={16} />}
          label={t('history.session.details')}
          onClick={() => setDialog('details')}
        />
        <CopyButton text={asText} label={t('history.session.copy')} />
        <IconButton
          icon={<Download size={16} />}
          label={t('history.session.export')}
          hint={withKeys(t('history.session.export'), pageKeys.export)}
          data-keys="export"
          onClick={() => setDialog('export')}
        />
        <IconButton
          icon={<Trash2 size={16} />}
          label={t('history.session.delete')}
          onClick={() => setDialog('delete')}
        />
      </div>
      <Marks>
        {session.title !== '' && <span>{names.when(session)}</span>}
        <span>{duration(session.durationMs)}</span>
        <span>{t('live.notices.stopped.captions', { count: session.captions })}</span>
      </Marks>
      <SessionMarks session={session} />
      {session.notes !== '' && (
        <p className={styles.notes} dir="auto">
          {session.notes}
        </p>
      )}
      {dialog === 'details' && <DetailsDialog session={session} onClose={close} />}
      {dialog === 'export' && <ExportDialog session={session} onClose={close} />}
      {dialog === 'delete' && <DeleteSessionDialog session={session} onClose={close} onDone={toList} />}
    </>
  )
}
