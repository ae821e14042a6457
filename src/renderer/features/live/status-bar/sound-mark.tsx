import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { TooltipText } from '../../../ui/overlays/tooltip-text.tsx'
import type { Kept } from '../recording/record-live.ts'
import styles from './status-bar.module.css'

/** Shows that the audio of this session is being stored, so that nobody is recorded unknowingly. */
export function SoundMark({ kept }: { readonly kept: Kept }) {
  const { t } = useTranslation()
  const isKept = useStore(kept.store, ({ sound }) => sound.isWanted)
  if (!isKept) return null
  return (
    <TooltipText text={t('live.recordingHint')} className={styles.sound}>
      <span className={styles.recording} aria-hidden />
      {t('live.recording')}
    </TooltipText>
  )
}
