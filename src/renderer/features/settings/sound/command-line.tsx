import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import styles from './sound.module.css'

interface CommandLineProps {
  readonly commands: readonly string[]
  /** What is copied, for screen readers. */
  readonly label: string
}

/** Something to be typed into a terminal, and a way not to type it. */
export function CommandLine({ commands, label }: CommandLineProps) {
  const text = commands.join('\n')
  return (
    <div className={styles.commands}>
      <code className={styles.code} dir="ltr">
        {text}
      </code>
      <CopyButton text={text} label={label} />
    </div>
  )
}
