import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardsProps {
  /** Accessible name of the list, if there is no heading. */
  readonly label?: string
  readonly children: ReactNode
}

/** A list of cards below each other. */
export function Cards({ label, children }: CardsProps) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {children}
    </ul>
  )
}

interface CardProps {
  /** Name given by the user, in any writing direction. */
  readonly name: string
  /** Accessible name of the button that opens it, if its name is not enough. */
  readonly label?: string
  readonly onOpen: () => void
  /** Buttons for all other actions. */
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

/** Short facts about a list item, in a row. */
export function Marks({ children }: { readonly children: ReactNode }) {
  return <span className={styles.marks}>{children}</span>
}

/** The most important fact at the moment. */
export function Mark({ children }: { readonly children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>
}
