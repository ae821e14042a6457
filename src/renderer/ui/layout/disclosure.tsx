import { Collapsible } from '@base-ui/react/collapsible'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  readonly title: string
  /** Summary that is visible while it is collapsed. */
  readonly note?: string | undefined
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

/** Rarely needed content, collapsed below its title. */
export function Disclosure({ title, note, isOpenAtFirst = false, children }: DisclosureProps) {
  return (
    <Collapsible.Root className={styles.fold} defaultOpen={isOpenAtFirst}>
      <Collapsible.Trigger className={styles.title}>
        <span className={styles.icon}>
          <ChevronRight size={16} aria-hidden />
        </span>
        <span>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </Collapsible.Trigger>
      <Collapsible.Panel className={styles.inside}>{children}</Collapsible.Panel>
    </Collapsible.Root>
  )
}
