import { type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import { Hint } from './hint.tsx'
import styles from './tooltip-text.module.css'

interface TooltipTextProps {
  readonly text: string
  /** Its name, if it shows no text of its own. */
  readonly name?: string
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** Words with a hint, which do nothing else: a stop of their own, so that keys open the hint too. */
export function TooltipText({ text, name, className, children }: TooltipTextProps) {
  // A screen reader would begin anew with each figure that changes while it is there.
  const [told, setTold] = useState<string>()
  return (
    <Hint text={text} description={told ?? text} staysOnPress>
      <button
        type="button"
        className={classes(styles.explained, className)}
        aria-label={name}
        onFocus={() => setTold(text)}
        onBlur={() => setTold(undefined)}
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
 * A metric with a tooltip. It changes while it is read, so it cannot be the name of the tab stop, which lies
 * over it.
 */
export function MetricWithTooltip({ name, text, className, children }: ExplainedFigureProps) {
  return (
    <span className={classes(styles.figure, className)}>
      {children}
      <TooltipText name={name} text={text} className={styles.over} />
    </span>
  )
}
