import styles from './empty.module.css'

interface EmptyProps {
  readonly title: string
  /** What to do next, a paragraph each. */
  readonly remedies: readonly string[]
}

/** What stands where a list will be. */
export function Empty({ title, remedies }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {remedies.map((remedy) => (
        <p key={remedy} className={styles.remedy}>
          {remedy}
        </p>
      ))}
    </div>
  )
}
