import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { AppError } from '../../../../core/base/errors.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useHub } from '../../../queries/hub-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { useLivePage } from '../live-context.ts'

/** Reports that audio cannot be stored at the moment; the session continues. */
export function SoundNotice() {
  const { kept } = useLivePage()
  const error = useStore(kept.store, ({ sound }) => sound.error)
  // A lost host is reported for the whole page.
  if (error === undefined || error.kind === 'host-lost') return null
  return <ErrorNotice error={error} />
}

/** Reports that captions cannot be stored at the moment; the session continues, and they are stored later. */
export function KeptNotice() {
  const { kept } = useLivePage()
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

/** Reports that captions do not reach the hub at the moment; the session continues. */
export function HubNotice() {
  const { problem } = useHub().data ?? {}
  return problem === undefined ? null : <ErrorNotice error={problem} />
}

/** Reports that captions do not reach a meeting or stream at the moment; the session continues. */
export function ClosedCaptionsNotice() {
  const bridge = useBridge()
  const [problems, setProblems] = useState<readonly AppError[]>([])
  useEffect(
    () =>
      bridge.subscribe('closedCaptions.changed', ({ services }) =>
        setProblems(services.flatMap(({ isOn, problem }) => (isOn && problem !== undefined ? problem : []))),
      ),
    [bridge],
  )
  return problems.map((problem) => <ErrorNotice key={JSON.stringify(problem)} error={problem} />)
}
