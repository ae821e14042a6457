import hidden from '../visually-hidden.module.css'
import styles from './skeleton.module.css'

/**
 * Grey rows in place of what is loading.
 *
 * @param label says to screen readers what that is
 */
export function Skeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.rows} role="status">
      <span className={hidden.hidden}>{label}</span>
      <span className={styles.row} />
      <span className={styles.row} />
      <span className={styles.row} />
    </div>
  )
}
