import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useBridge } from '../../../bridge/react.tsx'
import { useFormats } from '../../../i18n/use-formats.ts'
import { CorrectionsNotice } from '../../../shared/corrections/corrections-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { useLate } from '../late/use-late.ts'
import { useLivePage } from '../live-context.ts'

/** Reports that the session has ended and what was saved of it, and what can be done with that. */
export function StoppedNotice() {
  const { kept } = useLivePage()
  const { t } = useTranslation()
  const { duration } = useFormats()
  const { id, isKept, waiting, lengthMs, captions: timely } = useStore(kept.store)
  // The number that History has.
  const captions = timely + useLate().captions.length
  const bridge = useBridge()
  const [isDismissed, setDismissed] = useState(false)
  const asText = async () => {
    const exported = await bridge.invoke('session.export', { id: id ?? '', format: 'txt' })
    if (!exported.ok) throw new Error(exported.error.kind)
    return exported.value.text
  }
  const isSaved = isKept === true && waiting === 0
  const corrections = isSaved && id !== undefined && <CorrectionsNotice id={id} />
  if (isDismissed) return corrections
  const isEmpty = captions === 0
  const isOffered = isSaved && !isEmpty && id !== undefined
  const remedy = isKept === false ? 'notSaved' : 'remedy'
  return (
    <>
      <Notice
        tone="info"
        title={[
          t(`live.notices.stopped.${isOffered ? 'savedTitle' : 'title'}`),
          ...(lengthMs === undefined ? [] : [duration(lengthMs)]),
          ...(isOffered ? [t('live.notices.stopped.captions', { count: captions })] : []),
        ].join(' · ')}
        remedy={
          isOffered ? '' : isEmpty ? t('history.session.noCaptions') : t(`live.notices.stopped.${remedy}`)
        }
        actions={
          isOffered ? (
            <>
              <Button onClick={() => kept.show(id, 'details')}>{t('history.session.name')}</Button>
              <CopyButton text={asText} label={t('history.session.copy')} />
              <Button onClick={() => kept.show(id, 'export')}>{t('history.session.export')}</Button>
              <Button onClick={() => kept.show(id)}>{t('live.showInHistory')}</Button>
            </>
          ) : undefined
        }
        onDismiss={() => setDismissed(true)}
      />
      {corrections}
    </>
  )
}
