import styles from './empty.module.css'

interface EmptyProps {
  readonly title: string
  /** Next steps, one paragraph each. */
  readonly remedies: readonly string[]
}

/** Empty state of a list. */
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
