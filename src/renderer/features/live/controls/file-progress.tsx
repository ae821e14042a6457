import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Live } from '../session/live.ts'
import styles from './controls.module.css'

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Progress of a file source. */
export function FileProgressLine({ live }: { readonly live: Live }) {
  const { t } = useTranslation()
  const file = useStore(live.store, (state) => state.file)
  if (file === undefined) return null
  return (
    <div className={styles.file}>
      <progress
        aria-label={t('live.fileProgress', { name: file.name })}
        max={file.durationMs}
        value={Math.min(file.positionMs, file.durationMs)}
      />
      <span className={styles.behind}>
        {clock(file.positionMs)} / {clock(file.durationMs)}
      </span>
    </div>
  )
}
