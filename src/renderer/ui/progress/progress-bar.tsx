import { Progress } from '@base-ui/react/progress'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  readonly label: string
  /** From 0 to 1; undefined if unknown. */
  readonly part?: number | undefined
}

/** Progress of a long-running operation. */
export function ProgressBar({ label, part }: ProgressBarProps) {
  return (
    <Progress.Root className={styles.root} value={part === undefined ? null : part * 100} aria-label={label}>
      <Progress.Track className={styles.track}>
        <Progress.Indicator className={styles.indicator} />
      </Progress.Track>
    </Progress.Root>
  )
}
