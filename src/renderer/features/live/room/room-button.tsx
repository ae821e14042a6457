import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoom } from '../../../queries/room-queries.ts'
import { LazyDialog } from '../../../shared/lazy/lazy-dialog.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { IconButton } from '../../../ui/controls/button.tsx'

const RoomDialog = lazyPart(async () => (await import('./room-dialog.tsx')).RoomDialog)

interface RoomButtonProps {
  /** Whether it is there only while captions are shared. */
  readonly isForShared?: boolean
}

/** Lets phones in the same network read along; nothing where the host cannot serve them. */
export function RoomButton({ isForShared = false }: RoomButtonProps) {
  const { t } = useTranslation()
  const { data } = useRoom()
  const [isOpen, setOpen] = useState(false)
  if (data?.isAvailable !== true || (isForShared && data.room === undefined && !isOpen)) return null
  return (
    <>
      <IconButton
        icon={<QrCode size={18} />}
        label={t('room.title')}
        isPressed={data.room !== undefined}
        onClick={() => setOpen(true)}
      />
      <LazyDialog isOpen={isOpen}>{isOpen && <RoomDialog onClose={() => setOpen(false)} />}</LazyDialog>
    </>
  )
}
