import type { CaptionText } from '../../../core/voice/receiving/transcript.ts'
import { classes } from '../../ui/classes.ts'
import styles from './caption-look.module.css'

interface CaptionWordsProps {
  readonly text: CaptionText
  /** Whether a caret says that the text goes on, where a line below it would be cut. */
  readonly hasCaret?: boolean
}

/** The words of a text; tentative ones look provisional, but not the spaces around them. */
export function CaptionWords({ text: { concluded, tentative }, hasCaret = false }: CaptionWordsProps) {
  const words = tentative.trim()
  const [before, after] = words === '' ? [tentative] : tentative.split(words)
  return (
    <>
      {concluded}
      {before}
      {words !== '' && <span className={classes(styles.tentative, hasCaret && styles.caret)}>{words}</span>}
      {after}
    </>
  )
}
