import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { type Caption, captionCount, captionsFrom } from '../../../../core/voice/receiving/transcript.ts'
import { directionOfText } from '../../../i18n/locale.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { Live } from '../session/live.ts'
import { isBusy, statusOf } from '../session/status.ts'
import { useAskBeforeLeaving } from '../session/use-ask-before-leaving.ts'
import styles from './live-rescue.module.css'

/** Number of latest captions to show: enough to follow the speech. */
const MAX_CAPTIONS = 10

/**
 * Fallback for the live view after the page has failed: status, stop button and the latest captions, with as
 * few parts as possible that could fail too. The session does not depend on the page.
 */
export const LiveRescue = ({ live, theirs }: { readonly live: Live; readonly theirs: Live }) => (
  <>
    <Rescue live={live} />
    <Rescue live={theirs} />
  </>
)

function Rescue({ live }: { readonly live: Live }) {
  const { t } = useTranslation()
  const busy = useStore(live.store, isBusy)
  const status = useStore(live.store, statusOf)
  const transcript = useStore(live.store, (state) => state.transcript)
  const name = useStore(live.store, ({ side }) => side?.name)
  const first = Math.max(0, captionCount(transcript) - MAX_CAPTIONS)
  useAskBeforeLeaving(busy)
  if (!busy && captionCount(transcript) === 0) return null
  return (
    <>
      {busy && (
        <div className={styles.bar}>
          {name !== undefined && <bdi>{name}</bdi>}
          <strong>{t(`live.status.${status}`)}</strong>
          <span>{t('live.stillRunning')}</span>
          <Button onClick={() => live.actions.stop()}>{t('live.stop')}</Button>
        </div>
      )}
      <div className={styles.captions} role="log">
        {captionsFrom(transcript, first).map((caption) => (
          <article key={caption.startMs} className={styles.caption}>
            {linesOf(caption).map(([language, text]) => (
              <p key={language} lang={language} dir={directionOfText(language)}>
                {text}
              </p>
            ))}
          </article>
        ))}
      </div>
    </>
  )
}

const linesOf = ({
  language = '',
  source,
  targets,
}: Caption): (readonly [language: string, text: string])[] =>
  [[language, source] as const, ...Object.entries(targets)].map(([name, { concluded, tentative }]) => [
    name,
    concluded + tentative,
  ])
