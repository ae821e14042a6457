import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import styles from './sound.module.css'

interface CommandLineProps {
  readonly commands: readonly string[]
  /** Names the copied content for screen readers. */
  readonly label: string
}

/** Commands for a terminal, with a copy button. */
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
