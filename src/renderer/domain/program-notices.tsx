import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/layout/notice.tsx'
import { ErrorNotice } from './error-notice.tsx'
import type { useProgramCapture } from './use-program-capture.ts'

interface ProgramNoticesProps {
  readonly program: Pick<ReturnType<typeof useProgramCapture>, 'ownBrowser' | 'error'>
}

/** Notices about the captured program: an error, or that this page plays in it too. */
export function ProgramNotices({ program: { ownBrowser, error } }: ProgramNoticesProps) {
  const { t } = useTranslation()
  return (
    <>
      {ownBrowser !== undefined && (
        <Notice
          tone="info"
          title={t('sound.program.ownBrowser.title', ownBrowser)}
          remedy={t('sound.program.ownBrowser.remedy')}
        />
      )}
      <ErrorNotice error={error} />
    </>
  )
}
