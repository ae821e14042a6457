import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import type { Live } from '../session/live.ts'
import { isBusy } from '../session/status.ts'

interface SampleNoticesProps {
  readonly live: Live
  /** Whether the demo service is active, and not the user's own account. */
  readonly isDemo: boolean
  readonly onPlaySample: () => void
  readonly onEnterKey: () => void
}

/**
 * Matches the demo service's caption for unknown speech, in any language: speech contains no brackets. It may
 * be next to recognised text of the script.
 */
const OTHER_SPEECH = /\[[^\]]+\]/u

/** Explains that the sample meeting is playing, or that the demo service recognises nothing else. */
export function SampleNotices({ live, isDemo, onPlaySample, onEnterKey }: SampleNoticesProps) {
  const { t } = useTranslation()
  const isSample = useStore(live.store, (state) => state.isSample)
  const phase = useStore(live.store, (state) => state.phase.type)
  const busy = useStore(live.store, isBusy)
  const captions = useStore(live.store, (state) => state.transcript.settled)
  const hasOtherSpeech = useMemo(
    () => captions.some(({ source }) => OTHER_SPEECH.test(source.concluded)),
    [captions],
  )
  const who = isDemo ? 'demo' : 'account'
  const actions = (
    <>
      {!busy && (
        <Button onClick={onPlaySample}>{t(isSample ? 'live.sample.again' : 'live.sample.play')}</Button>
      )}
      {isDemo && <Button onClick={onEnterKey}>{t('service.demo.enterKey')}</Button>}
    </>
  )
  if (isSample && busy)
    return <Notice tone="info" title={t('live.sample.name')} remedy={t(`live.sample.playing.${who}`)} />
  if (isSample && phase === 'stopped')
    return (
      <Notice
        tone="info"
        title={t('live.sample.ended')}
        remedy={t(`live.sample.next.${who}`)}
        actions={actions}
      />
    )
  if (!isSample && isDemo && hasOtherSpeech)
    return (
      <Notice
        tone="info"
        title={t('live.sample.otherSpeech.title')}
        remedy={busy ? t('live.sample.otherSpeech.whileLive') : ''}
        actions={actions}
      />
    )
  return null
}
