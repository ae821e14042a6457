import { type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import { Hint } from './hint.tsx'
import styles from './tooltip-text.module.css'

interface TooltipTextProps {
  readonly text: string
  /** Reads more lines of the tooltip whenever it may open. */
  readonly details?: () => string
  /** Accessible name, if no text is displayed. */
  readonly name?: string
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** Text with a tooltip but without an action. It is focusable, so that the tooltip opens by keyboard too. */
export function TooltipText({ text, details, name, className, children }: TooltipTextProps) {
  const [more, setMore] = useState('')
  const whole = withDetails(text, more)
  // The description is frozen while focused: a screen reader would start again with each change.
  const [announced, setAnnounced] = useState<string>()
  return (
    <Hint text={whole} description={announced ?? whole} staysOnPress>
      <button
        type="button"
        className={classes(styles.explained, className)}
        aria-label={name}
        onPointerEnter={() => setMore(details?.() ?? '')}
        onFocus={() => {
          const read = details?.() ?? ''
          setMore(read)
          setAnnounced(withDetails(text, read))
        }}
        onBlur={() => setAnnounced(undefined)}
      >
        {children}
      </button>
    </Hint>
  )
}

const withDetails = (text: string, details: string): string => (details === '' ? text : `${text}\n${details}`)

interface ExplainedFigureProps {
  /** Subject of the tooltip. */
  readonly name: string
  readonly text: string
  /** Reads more lines of the tooltip whenever it may open. */
  readonly details?: () => string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A metric with a tooltip. It may change while it is read, so it is not the accessible name of the tab stop,
 * which covers it.
 */
export function MetricWithTooltip({ name, text, details, className, children }: ExplainedFigureProps) {
  return (
    <span className={classes(styles.figure, className)}>
      {children}
      <TooltipText name={name} text={text} {...(details && { details })} className={styles.over} />
    </span>
  )
}
