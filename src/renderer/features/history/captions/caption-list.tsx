import { LocateFixed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VList, type VListHandle } from 'virtua'
import { toTerms } from '../../../../core/library/search-text.ts'
import type { CaptionView, SessionView } from '../../../../core/library/sessions.ts'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { JumpToLatest } from '../../../ui/follow/jump-to-latest.tsx'
import { useFollowRow } from '../../../ui/follow/use-follow.ts'
import panel from '../../../ui/layout/panel.module.css'
import styles from '../history.module.css'
import type { Player } from '../playback/player.ts'
import { useSpace } from '../playback/use-space.ts'
import { useHistory } from '../use-history.ts'
import { CaptionDialog } from './caption-dialog.tsx'
import { CaptionRow } from './caption-row.tsx'
import { useCaptions } from './use-captions.ts'
import { useSpoken } from './use-spoken.ts'

interface CaptionListProps {
  readonly session: SessionView
  /** Index of the caption to scroll to. */
  readonly index: number | undefined
  /** Player of its sound, if it can be played. */
  readonly player: Player | undefined
}

type Line = { readonly caption: CaptionView; readonly line: string }

/** Everything said in a session; only what is in view is drawn. */
export function CaptionList({ session, index, player }: CaptionListProps) {
  const { t } = useTranslation()
  const { state } = useHistory()
  const { captions, isWhole, error } = useCaptions(session.id)
  const [editing, setEditing] = useState<Line | undefined>(undefined)
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
  const terms = toTerms(state.query)
  return (
    <>
      <ErrorNotice error={error} />
      {isWhole && captions.length === 0 && <p className={panel.quiet}>{t('history.session.noCaptions')}</p>}
      <section ref={box} className={styles.captions} aria-label={t('history.session.list')}>
        <VList ref={list} data={captions} onResize={follow.onResize}>
          {(caption, place) => (
            <CaptionRow
              key={caption.index}
              session={session}
              caption={caption}
              terms={terms}
              isSought={caption.index === index}
              isSpoken={place === spoken}
              onPlay={player && (() => player.playFrom(caption.startMs))}
              missingMs={missingBefore(session, captions, caption)}
              onEdit={(line) => setEditing({ caption, line })}
            />
          )}
        </VList>
        {follow.isAway && player !== undefined && (
          <JumpToLatest follow={follow}>
            <LocateFixed size={14} aria-hidden />
            {t('history.sound.toSpoken')}
          </JumpToLatest>
        )}
      </section>
      {editing !== undefined && (
        <CaptionDialog id={session.id} {...editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}

/** Speech that is missing between a caption and the one before it. */
function missingBefore(
  { gaps }: SessionView,
  captions: readonly CaptionView[],
  caption: CaptionView,
): number {
  const before = captions.find(({ index }) => index === caption.index - 1)
  return gaps
    .filter(({ fromMs }) => fromMs <= caption.startMs && (before === undefined || fromMs > before.startMs))
    .reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)
}
