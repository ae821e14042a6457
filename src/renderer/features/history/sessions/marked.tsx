import { findTerms, type SearchTerm } from '../../../../core/session/library/search-text.ts'
import styles from '../history.module.css'

/** A text with highlighted matches. */
export function Marked({ text, terms }: { readonly text: string; readonly terms: readonly SearchTerm[] }) {
  const found = findTerms(text, terms)
  return (
    <>
      {found.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(found[at - 1]?.to ?? 0, from)}
          <mark className={styles.found}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(found.at(-1)?.to ?? 0)}
    </>
  )
}
