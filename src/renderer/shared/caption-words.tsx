import type { CaptionText } from '../../core/voice/receiving/transcript.ts'
import styles from './caption-look.module.css'

/** The words of a text; tentative ones look provisional. */
export function CaptionWords({ text }: { readonly text: CaptionText }) {
  return (
    <>
      {text.concluded}
      {text.tentative !== '' && <span className={styles.tentative}>{text.tentative}</span>}
    </>
  )
}
