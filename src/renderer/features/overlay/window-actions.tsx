import { GripVertical, MousePointerClick, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSettings, useUpdateSettings } from '../../queries/settings-queries.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import styles from './window-frame.module.css'

/** Buttons that lock, where the system can let clicks through, and close the window of the desktop. */
export function WindowActions({ mayLock }: { readonly mayLock: boolean }) {
  const { t } = useTranslation()
  const { isLocked } = useSettings().overlay
  const update = useUpdateSettings()
  return (
    <>
      {mayLock && (
        <IconButton
          isPlain
          icon={<MousePointerClick size={18} />}
          label={t('settings.overlay.lock')}
          title={t('settings.overlay.lock')}
          isPressed={isLocked}
          onClick={() => void update.run({ overlay: { isLocked: !isLocked } })}
        />
      )}
      <IconButton
        isPlain
        icon={<X size={18} />}
        label={t('menu.roles.close')}
        title={t('menu.roles.close')}
        onClick={() => void update.run({ overlay: { isOpen: false } })}
      />
    </>
  )
}

/** The part by which the system lets the user move the window. It gets no event of the pointer. */
export function MoveHandle() {
  const { t } = useTranslation()
  return (
    <div className={styles.handle} title={t('settings.overlay.move')}>
      <GripVertical size={18} aria-hidden />
    </div>
  )
}
