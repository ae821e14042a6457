import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardsProps {
  /** What the cards are, for screen readers, if no heading says it. */
  readonly label?: string
  readonly children: ReactNode
}

/** Cards below each other. */
export function Cards({ label, children }: CardsProps) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {children}
    </ul>
  )
}

interface CardProps {
  /** A name given by the user, in any writing direction. */
  readonly name: string
  /** Label of the button that opens it, if its name is not enough. */
  readonly label?: string
  readonly onOpen: () => void
  /** Buttons for everything else. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A list item that can be opened. */
export function Card({ name, label, onOpen, actions, children }: CardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.about}>
        <button type="button" className={styles.open} aria-label={label} onClick={onOpen}>
          <bdi>{name}</bdi>
        </button>
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}

/** Small facts about it, in a row. */
export function Marks({ children }: { readonly children: ReactNode }) {
  return <span className={styles.marks}>{children}</span>
}

/** The one among them that matters now. */
export function Mark({ children }: { readonly children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>
}
