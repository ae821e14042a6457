import { LocateFixed } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { VList, type VListHandle } from 'virtua'
import { toSearchTerms } from '../../../../core/session/library/search-text.ts'
import {
  inSpokenOrder,
  type SessionView,
  type StoredCaptionView,
} from '../../../../core/session/library/session-schema.ts'
import { EditedRowsContext, RowKeyContext, useEditedRows } from '../../../shared/corrections/edited-rows.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { JumpToLatest } from '../../../ui/follow/jump-to-latest.tsx'
import { useFollowRow } from '../../../ui/follow/use-follow.ts'
import panel from '../../../ui/layout/panel.module.css'
import styles from '../history.module.css'
import { useHistory } from '../history.ts'
import type { Player } from '../playback/player.ts'
import { useSpace } from '../playback/use-space.ts'
import { SessionCaptionRow } from './session-caption-row.tsx'
import { useSpoken } from './spoken-at.ts'
import type { Captions } from './use-session-captions.ts'

interface CaptionListProps {
  readonly session: SessionView
  readonly loaded: Captions
  /** Index of the caption to scroll to. */
  readonly index: number | undefined
  /** Player of the session's audio, if it can be played. */
  readonly player: Player | undefined
}

/** All captions of a session; only the visible ones are rendered. */
export function SessionCaptionList({ session, loaded, index, player }: CaptionListProps) {
  const { t } = useTranslation()
  const { state } = useHistory()
  const { isWhole, error } = loaded
  const captions = useMemo(() => inSpokenOrder(loaded.captions), [loaded.captions])
  const list = useRef<VListHandle>(null)
  const box = useRef<HTMLElement>(null)
  const position = index === undefined ? -1 : captions.findIndex((caption) => caption.index === index)
  useEffect(() => {
    if (position >= 0) list.current?.scrollToIndex(position, { align: 'center' })
  }, [position])
  const sought = captions[position]?.startMs
  useEffect(() => {
    if (sought !== undefined) player?.cue(sought)
  }, [player, sought])
  const spoken = useSpoken(player, captions)
  useSpace(player)
  const follow = useFollowRow(list, box, spoken)
  const terms = toSearchTerms(state.query)
  const [edited, reportEditing] = useEditedRows()
  const kept = captions.flatMap((caption, place) => (edited.includes(caption.index) ? [place] : []))
  return (
    <>
      <ErrorNotice error={error} />
      {isWhole && captions.length === 0 && <p className={panel.quiet}>{t('history.session.noCaptions')}</p>}
      <section ref={box} className={styles.captions} aria-label={t('history.session.list')}>
        <EditedRowsContext value={reportEditing}>
          <VList ref={list} data={captions} keepMounted={kept} onResize={follow.onResize}>
            {(caption, place) => (
              <RowKeyContext key={caption.index} value={caption.index}>
                <SessionCaptionRow
                  session={session}
                  caption={caption}
                  terms={terms}
                  isSought={caption.index === index}
                  isSpoken={place === spoken}
                  onPlay={player && (() => player.playFrom(caption.startMs))}
                  missingMs={missingBefore(session, captions, place)}
                  gapsAfter={place === captions.length - 1 ? gapsAtEnd(session, captions) : []}
                />
              </RowKeyContext>
            )}
          </VList>
        </EditedRowsContext>
        {follow.isAway && player !== undefined && (
          <JumpToLatest follow={follow}>
            <LocateFixed size={14} aria-hidden />
            {t('history.sound.jumpToCurrent')}
          </JumpToLatest>
        )}
      </section>
    </>
  )
}

/** Missing speech between a caption and the previous one of its side. */
function missingBefore({ gaps }: SessionView, captions: readonly StoredCaptionView[], place: number): number {
  const caption = captions[place]
  if (caption === undefined || gaps.length === 0) return 0
  const before = captions.slice(0, place).findLast(({ side }) => side === caption.side)
  return gaps
    .filter(
      ({ side, fromMs }) =>
        side === caption.side &&
        fromMs <= caption.startMs &&
        (before === undefined || fromMs > before.startMs),
    )
    .reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)
}

/** Gaps that no caption of their side follows. */
const gapsAtEnd = ({ gaps }: SessionView, captions: readonly StoredCaptionView[]) =>
  gaps.filter(
    ({ side, fromMs }) => !captions.some((caption) => caption.side === side && caption.startMs >= fromMs),
  )
