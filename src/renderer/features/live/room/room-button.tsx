import { QrCode } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRoom } from '../../../queries/room-queries.ts'
import { LazyDialog } from '../../../shared/lazy/lazy-dialog.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { IconButton } from '../../../ui/controls/button.tsx'

const RoomDialog = lazyPart(async () => (await import('./room-dialog.tsx')).RoomDialog)

interface RoomButtonProps {
  /** Whether its dialog is open. */
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Shows that phones in the same network may read along, and opens the dialog for it. */
export function RoomButton({ isOpen, onOpenChange }: RoomButtonProps) {
  const { t } = useTranslation()
  const { data } = useRoom()
  if (data?.isAvailable !== true) return null
  return (
    <>
      {data.room !== undefined && (
        <IconButton
          icon={<QrCode size={18} />}
          label={t('room.title')}
          isPressed
          onClick={() => onOpenChange(true)}
        />
      )}
      <LazyDialog isOpen={isOpen}>{isOpen && <RoomDialog onClose={() => onOpenChange(false)} />}</LazyDialog>
    </>
  )
}
