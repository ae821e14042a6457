import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SOURCE } from '../../../../core/library/session-schema.ts'
import type { Caption } from '../../../../core/voice/receiving/transcript.ts'
import { useCorrections } from '../../../queries/sessions-queries.ts'
import { CaptionDialog } from '../../../shared/corrections/caption-dialog.tsx'
import { CorrectionOffer } from '../../../shared/corrections/correction-offer.tsx'
import { classes } from '../../../ui/classes.ts'
import { MoreMenu } from '../../../ui/controls/more-menu.tsx'
import { type CaptionEdits, withEdits } from './caption-edits.ts'
import styles from './caption-tools.module.css'

const textOf = ({ source, targets }: Caption, line: string): string =>
  (line === SOURCE ? source : targets[line])?.concluded ?? ''

interface CaptionToolsProps {
  /** The session. */
  readonly id: string
  /** Index of the caption in the session. */
  readonly index: number
  /** The caption as it was concluded. */
  readonly original: Caption
  readonly edits: CaptionEdits | undefined
  /** Target languages that are shown. */
  readonly targets: readonly string[]
  /** Called when a correction is stored: with the text that it was made from, and the new one or null. */
  readonly onCorrected: (line: string, base: string, text: string | null) => void
}

/** Corrects the lines of a concluded caption while live, and offers to learn from that. It moves no caption. */
export function CaptionTools({ id, index, original, edits, targets, onCorrected }: CaptionToolsProps) {
  const { t } = useTranslation()
  const shown = withEdits(original, edits)
  const [line, setLine] = useState<string | undefined>(undefined)
  const listed = useCorrections({ id }, { enabled: edits !== undefined }).data?.corrections ?? []
  const offered = listed.filter((each) => each.index === index)
  const lines = [SOURCE, ...targets].filter((each) => textOf(shown, each).trim() !== '')
  return (
    <span className={classes(styles.tools, offered.length > 0 && styles.offering)}>
      {offered.slice(0, 1).map((correction) => (
        <CorrectionOffer key={correction.line} id={id} correction={correction} />
      ))}
      <MoreMenu
        // Without its text, which a screen reader would read twice.
        label={t('corrections.correctCaption')}
        items={lines.map((each) => ({
          label: t('corrections.correct', { text: textOf(shown, each).trim().slice(0, 60) }),
          onChoose: () => setLine(each),
        }))}
      />
      {line !== undefined && (
        <CaptionDialog
          id={id}
          index={index}
          line={line}
          text={textOf(shown, line)}
          original={edits?.[line] === undefined ? undefined : textOf(original, line)}
          onClose={() => setLine(undefined)}
          onSaved={(text) => onCorrected(line, textOf(original, line), text)}
        />
      )}
    </span>
  )
}
