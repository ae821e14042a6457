import { Pencil, Unplug } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VList, type VListHandle } from 'virtua'
import { type Term, toTerms } from '../../../core/library/search-text.ts'
import { type CaptionView, type SessionView, SOURCE } from '../../../core/library/sessions.ts'
import { directionOfText } from '../../i18n/locale.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { IconButton } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/notice.tsx'
import panel from '../../ui/panel.module.css'
import { CaptionDialog } from './caption-dialog.tsx'
import styles from './history.module.css'
import { Marked } from './marked.tsx'
import { useCaptions } from './use-captions.ts'
import { useHistory } from './use-history.ts'

interface SaidListProps {
  readonly session: SessionView
  /** Of the caption to go to. */
  readonly index: number | undefined
}

type Line = { readonly caption: CaptionView; readonly line: string }

/** Everything said in a session; only what is in view is drawn. */
export function SaidList({ session, index }: SaidListProps) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const { state } = useHistory()
  const { captions, isWhole, error } = useCaptions(session.id)
  const [editing, setEditing] = useState<Line | undefined>(undefined)
  const list = useRef<VListHandle>(null)
  const position = index === undefined ? -1 : captions.findIndex((caption) => caption.index === index)
  useEffect(() => {
    if (position >= 0) list.current?.scrollToIndex(position, { align: 'center' })
  }, [position])
  const terms = toTerms(state.query)
  return (
    <>
      {error !== undefined && <Notice tone="error" {...describe(error)} />}
      {isWhole && captions.length === 0 && <p className={panel.quiet}>{t('history.session.noCaptions')}</p>}
      <section className={styles.captions} aria-label={t('history.session.list')}>
        <VList ref={list} data={captions}>
          {(caption) => (
            <Said
              key={caption.index}
              session={session}
              caption={caption}
              terms={terms}
              isSought={caption.index === index}
              missingMs={missingBefore(session, captions, caption)}
              onEdit={(line) => setEditing({ caption, line })}
            />
          )}
        </VList>
      </section>
      {editing !== undefined && (
        <CaptionDialog id={session.id} {...editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}

/** Speech that is missing between a caption and the one before it. */
function missingBefore(
  { gaps }: SessionView,
  captions: readonly CaptionView[],
  caption: CaptionView,
): number {
  const before = captions.find(({ index }) => index === caption.index - 1)
  return gaps
    .filter(({ fromMs }) => fromMs <= caption.startMs && (before === undefined || fromMs > before.startMs))
    .reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)
}

interface SaidProps {
  readonly session: SessionView
  readonly caption: CaptionView
  readonly terms: readonly Term[]
  readonly isSought: boolean
  readonly missingMs: number
  readonly onEdit: (line: string) => void
}

function Said({ session, caption, terms, isSought, missingMs, onEdit }: SaidProps) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const { startMs, language, source, targets, originals } = caption
  const lines = [SOURCE, ...session.targetLanguages]
  return (
    <>
      {missingMs > 0 && (
        <p className={styles.gap}>
          <Unplug size={14} aria-hidden />
          {t('history.session.gap', { seconds: Math.ceil(missingMs / 1000) })}
        </p>
      )}
      <article
        className={classes(styles.caption, isSought && styles.sought)}
        aria-current={isSought || undefined}
      >
        <div className={styles.meta} dir={language && directionOfText(language)}>
          <time>{time(session.startedAt + startMs)}</time>
          {language !== undefined && <span>{language.toUpperCase()}</span>}
        </div>
        {lines.map((line) => {
          const text = (line === SOURCE ? source : (targets[line] ?? '')).trim()
          if (text === '') return null
          return (
            <div key={line} className={styles.line}>
              <p
                className={classes(styles.said, line === SOURCE && styles.source)}
                lang={line === SOURCE ? language : line}
                dir="auto"
              >
                <Marked text={text} terms={terms} />
                {originals[line] !== undefined && (
                  <span className={styles.changed}>{t('history.caption.changed')}</span>
                )}
              </p>
              <IconButton
                icon={<Pencil size={14} />}
                label={t('history.caption.edit', { text: text.slice(0, 60) })}
                isPlain
                onClick={() => onEdit(line)}
              />
            </div>
          )
        })}
      </article>
    </>
  )
}
