import type { Measure, Sum } from '../report/usage-report.ts'
import styles from './chart.module.css'

interface KeyChartProps {
  /** Largest first. */
  readonly keys: readonly Sum[]
  readonly measure: Measure
  readonly show: (value: number) => string
}

/** A horizontal bar for each key, below its name and figure. */
export function KeyChart({ keys, measure, show }: KeyChartProps) {
  const most = Math.max(Number.MIN_VALUE, ...keys.map(({ usage }) => usage[measure]))
  return (
    <ul className={styles.keys}>
      {keys.map(({ id, label, usage }) => (
        <li key={id} className={styles.key}>
          <span className={styles.keyName} dir="auto">
            {label}
          </span>
          <span className={styles.figure}>{show(usage[measure])}</span>
          <svg className={styles.lying} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
            <rect className={styles.bar} width={usage[measure] / most} height={1} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
