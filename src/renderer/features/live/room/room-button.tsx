import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHub } from '../../../queries/hub-queries.ts'
import { useOpenRoom, useRoom } from '../../../queries/room-queries.ts'
import { LazyDialog } from '../../../shared/lazy/lazy-dialog.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { IconButton } from '../../../ui/controls/button.tsx'
import styles from './room.module.css'

const RoomDialog = lazyPart(async () => (await import('./room-dialog.tsx')).RoomDialog)

/** The dialog of the room. */
export function useRoomDialog() {
  const [isOpen, setOpen] = useState(false)
  const opening = useOpenRoom()
  const { data } = useRoom()
  const { data: hub } = useHub()
  const begin = () => {
    setOpen(true)
    const [network, ...others] = data?.networks ?? []
    // The user picks one of several networks or the hub, and decides about a link from before.
    const isDecided = others.length === 0 && data?.waitsFor === undefined && data?.isLinkLocked !== true
    if (network !== undefined && isDecided && hub?.stored === 'none')
      void opening.run({ address: network.address })
  }
  return { isOpen, setOpen, opening, begin }
}

interface RoomButtonProps {
  readonly dialog: Pick<ReturnType<typeof useRoomDialog>, 'isOpen' | 'setOpen' | 'opening'>
}

/** Shows that phones in the same network may read along, and opens the dialog for it. */
export function RoomButton({ dialog: { isOpen, setOpen, opening } }: RoomButtonProps) {
  const { t } = useTranslation()
  const { data } = useRoom()
  const { data: hub } = useHub()
  if (data?.isAvailable !== true) return null
  const number = data.room?.questions?.length ?? 0
  const title = t('room.title')
  return (
    <>
      {(data.room !== undefined || hub?.link !== undefined) && (
        <IconButton
          icon={
            <span className={styles.counted}>
              <QrCode size={18} />
              {number > 0 && <span className={styles.number}>{number}</span>}
            </span>
          }
          label={number === 0 ? title : t('room.withQuestions', { title, number })}
          isPressed
          onClick={() => setOpen(true)}
        />
      )}
      <LazyDialog isOpen={isOpen}>
        {isOpen && <RoomDialog opening={opening} onClose={() => setOpen(false)} />}
      </LazyDialog>
    </>
  )
}
