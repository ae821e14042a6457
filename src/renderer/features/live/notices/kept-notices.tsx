import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { AppError } from '../../../../core/base/errors.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import type { CorrectableKept } from '../corrections/live-corrections.ts'

interface KeptProps {
  readonly kept: CorrectableKept
}

/** Reports that the session has ended, and where it is stored. */
export function StoppedNotice({ kept }: KeptProps) {
  const { t } = useTranslation()
  const { duration } = useFormats()
  const { id, isKept, waiting, outcome } = useStore(kept.store)
  const bridge = useBridge()
  const [isDismissed, setDismissed] = useState(false)
  const asText = async () => {
    const exported = await bridge.invoke('session.export', { id: id ?? '', format: 'txt' })
    if (!exported.ok) throw new Error(exported.error.kind)
    return exported.value.text
  }
  const isSaved = isKept === true && waiting === 0
  const corrections = isSaved && id !== undefined && <kept.parts.Notice id={id} />
  if (isDismissed) return corrections
  const remedy = isSaved ? 'saved' : isKept === false ? 'notSaved' : 'remedy'
  return (
    <>
      <Notice
        tone="info"
        title={[
          t('live.notices.stopped.title'),
          ...(outcome === undefined
            ? []
            : [duration(outcome.ms), t('live.notices.stopped.captions', { count: outcome.captions })]),
        ].join(' · ')}
        remedy={t(`live.notices.stopped.${remedy}`)}
        actions={
          isSaved && id !== undefined ? (
            <>
              <Button onClick={() => kept.show(id, 'details')}>{t('live.nameSession')}</Button>
              <CopyButton text={asText} label={t('live.copySession')} />
              <Button onClick={() => kept.show(id, 'export')}>{t('live.exportSession')}</Button>
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

/** Reports that audio cannot be stored at the moment; the session continues. */
export function SoundNotice({ kept }: KeptProps) {
  const error = useStore(kept.store, ({ sound }) => sound.error)
  // A lost host is reported for the whole page.
  if (error === undefined || error.kind === 'host-lost') return null
  return <ErrorNotice error={error} />
}

/** Reports that captions cannot be stored at the moment; the session continues, and they are stored later. */
export function KeptNotice({ kept }: KeptProps) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const { error, waiting, leftOut } = useStore(kept.store)
  // A lost host is reported for the whole page.
  if (error === undefined || error.kind === 'host-lost')
    return leftOut === 0 ? null : (
      <Notice
        tone="error"
        title={t('live.notices.unsavedCaptions.title', { count: leftOut })}
        remedy={t('live.notices.unsavedCaptions.remedy')}
      />
    )
  return (
    <Notice
      tone="error"
      title={t('live.notices.notSaved.title')}
      remedy={t('live.notices.notSaved.remedy')}
      details={describe(error).lines}
      counter={t('live.notices.notSaved.counter', { count: waiting })}
    />
  )
}

/** Reports that the text file for other programs cannot be written at the moment; the session continues. */
export function TextFileNotice() {
  const bridge = useBridge()
  const [problem, setProblem] = useState<AppError | undefined>(undefined)
  useEffect(
    () => bridge.subscribe('textFile.changed', (state) => setProblem(state.isOn ? state.problem : undefined)),
    [bridge],
  )
  return problem === undefined ? null : <ErrorNotice error={problem} />
}
