import { useRecoveredSessions } from '../../data/recovered-sessions.ts'
import { LazyDialog } from '../lazy-dialog.tsx'
import { lazyPart } from '../lazy-part.tsx'

const NewerLibraryNotice = lazyPart(
  async () => (await import('../../features/history/newer-library-notice.tsx')).NewerLibraryNotice,
)

interface NewerLibraryProps {
  readonly onShow: () => void
}

/** Reports the library of a newer version that this run has set aside. */
export function NewerLibrary({ onShow }: NewerLibraryProps) {
  const newer = useRecoveredSessions().data?.newer
  return (
    <LazyDialog isOpen={newer !== undefined}>
      {newer !== undefined && <NewerLibraryNotice newer={newer} onShow={onShow} />}
    </LazyDialog>
  )
}
