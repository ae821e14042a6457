import type { ReactNode } from 'react'
import styles from './empty.module.css'

interface EmptyProps {
  readonly title: string
  /** Next steps, one paragraph each. */
  readonly remedies?: readonly string[]
  /** An item as it would look; not read aloud. */
  readonly example?: string
  /** The button that makes the first, or that leads out of it. */
  readonly children?: ReactNode
}

/** Empty state of a list. */
export function Empty({ title, remedies, example, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {remedies?.map((remedy) => (
        <p key={remedy} className={styles.remedy}>
          {remedy}
        </p>
      ))}
      {example !== undefined && (
        <p className={styles.example} aria-hidden>
          {example}
        </p>
      )}
      {children !== undefined && <div>{children}</div>}
    </div>
  )
}
