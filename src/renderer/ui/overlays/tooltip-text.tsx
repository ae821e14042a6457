import { type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import { Hint } from './hint.tsx'
import styles from './tooltip-text.module.css'

interface TooltipTextProps {
  readonly text: string
  /** Accessible name, if no text is displayed. */
  readonly name?: string
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** Text with a tooltip but without an action. It is focusable, so that the tooltip opens by keyboard too. */
export function TooltipText({ text, name, className, children }: TooltipTextProps) {
  // The description is frozen while focused: a screen reader would start again with each change.
  const [announced, setAnnounced] = useState<string>()
  return (
    <Hint text={text} description={announced ?? text} staysOnPress>
      <button
        type="button"
        className={classes(styles.explained, className)}
        aria-label={name}
        onFocus={() => setAnnounced(text)}
        onBlur={() => setAnnounced(undefined)}
      >
        {children}
      </button>
    </Hint>
  )
}

interface ExplainedFigureProps {
  /** Subject of the tooltip. */
  readonly name: string
  readonly text: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A metric with a tooltip. It may change while it is read, so it is not the accessible name of the tab stop,
 * which covers it.
 */
export function MetricWithTooltip({ name, text, className, children }: ExplainedFigureProps) {
  return (
    <span className={classes(styles.figure, className)}>
      {children}
      <TooltipText name={name} text={text} className={styles.over} />
    </span>
  )
}
