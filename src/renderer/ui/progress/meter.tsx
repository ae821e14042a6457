import { Meter as BaseMeter } from '@base-ui/react/meter'
import { classes } from '../classes.ts'
import styles from './meter.module.css'

interface MeterProps {
  readonly label: string
  /** What the bar shows, in words. */
  readonly text: string
  /** From 0 to 1. Left out, there is nothing that it could be a part of, and no bar. */
  readonly fraction: number | undefined
  /** All of it is used. */
  readonly isFull?: boolean
}

/** How much of something is used, as a bar and in words. */
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
