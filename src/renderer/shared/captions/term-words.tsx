import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findTermMarks, type TermIndex } from '../../../core/captions/term-marks.ts'
import { Hint } from '../../ui/overlays/hint.tsx'
import styles from './caption-look.module.css'

/** The list that decides words of a line. */
export interface LineTerms {
  readonly index: TermIndex
  /** The original of the line. */
  readonly said: string
}

/** The words of a concluded text; those that come from a glossary or spoken terms say so. */
export function TermWords({ text, index, said }: LineTerms & { readonly text: string }) {
  const { t } = useTranslation()
  const marks = useMemo(() => findTermMarks(text, said, index), [text, said, index])
  return (
    <>
      {marks.map(({ from, to, source }, at) => {
        const after = text.slice(from, to)
        return (
          <Fragment key={from}>
            {text.slice(marks[at - 1]?.to ?? 0, from)}
            <Hint
              text={
                source === undefined
                  ? t('spokenTerms.label')
                  : t('corrections.replaced', { before: source, after })
              }
              staysOnPress
            >
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its tooltip opens by keyboard too */}
              <mark className={styles.term} tabIndex={0}>
                {after}
              </mark>
            </Hint>
          </Fragment>
        )
      })}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  )
}
