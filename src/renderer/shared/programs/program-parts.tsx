import { AppWindow } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/layout/notice.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import type { useProgramCapture } from './use-program-capture.ts'

const SIZE = 16

/** Marks a program among devices. */
export const ProgramIcon = () => <AppWindow size={SIZE} aria-hidden="true" />

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
