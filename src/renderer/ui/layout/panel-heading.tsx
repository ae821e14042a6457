import type { ComponentProps } from 'react'
import hidden from '../visually-hidden.module.css'

/**
 * Heading of a panel's first view, for screen readers and the focus: the tab above it shows the same words, and the
 * focus of the heading.
 */
export function PanelHeading({ children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 {...props} tabIndex={-1} className={hidden.hidden} data-panel-heading>
      {children}
    </h2>
  )
}
