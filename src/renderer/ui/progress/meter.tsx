import { Meter as BaseMeter } from '@base-ui/react/meter'
import { classes } from '../classes.ts'
import styles from './meter.module.css'

interface MeterProps {
  readonly label: string
  /** Text beside the bar. */
  readonly text: string
  /** From 0 to 1; undefined if there is no total, and so no bar. */
  readonly fraction: number | undefined
  /** Whether everything is used. */
  readonly isFull?: boolean
}

/** Usage as a bar and as text. */
export function Meter({ label, text, fraction, isFull = false }: MeterProps) {
  if (fraction === undefined)
    return (
      <div className={styles.meter}>
        <span className={styles.label}>{label}</span>
        <span className={styles.text}>{text}</span>
      </div>
    )
  return (
    <BaseMeter.Root className={styles.meter} value={fraction} max={1} aria-valuetext={text}>
      <BaseMeter.Label className={styles.label}>{label}</BaseMeter.Label>
      <span className={styles.text}>{text}</span>
      <BaseMeter.Track className={styles.track}>
        <BaseMeter.Indicator className={classes(styles.indicator, isFull && styles.full)} />
      </BaseMeter.Track>
    </BaseMeter.Root>
  )
}
