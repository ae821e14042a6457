import type { i18n } from 'i18next'
import { Pencil } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { I18nContext } from 'react-i18next'
import { pageKeys } from '../../../core/product/shortcuts/page-keys.ts'
import { withKeys } from '../../i18n/use-keys.ts'
import { useCorrections } from '../../queries/sessions-queries.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { CaptionLine } from '../captions/caption-parts.tsx'
import styles from './correctable-line.module.css'
import { CorrectionOffer } from './correction-offer.tsx'
import { LineEditor, type Selected } from './line-editor.tsx'
import type { StoredLine } from './stored-line.ts'

interface CorrectableLineProps {
  readonly language: string | undefined
  readonly className?: string | undefined
  readonly isOutdated?: boolean | undefined
  readonly hasCode?: boolean
  /** Undefined for a line that cannot be corrected. */
  readonly stored: StoredLine | undefined
  /** The line as it is read. */
  readonly children: ReactNode
}

/** A text of a caption that is corrected where it stands, and that then offers to learn from it. */
export function CorrectableLine({ stored, children, ...line }: CorrectableLineProps) {
  const words = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** The line as it was when its correction began: more of it may be concluded meanwhile. */
  const [edited, setEdited] = useState<(StoredLine & { readonly selected: Selected }) | undefined>(undefined)
  // A line that was complete stays correctable when more words arrive: its button and its editor keep the focus.
  const [isOffered, setOffered] = useState(false)
  if (stored !== undefined && !isOffered && stored.isGrowing !== true) setOffered(true)
  // A removed editor or offer leaves its focus to the line's own button.
  const takeFocus = () => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }
  if (stored === undefined || !isOffered) return <CaptionLine {...line}>{children}</CaptionLine>
  const begin = () => setEdited({ ...stored, selected: selectedIn(words.current) })
  const onKey = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (hasModifier || event.key.toLowerCase() !== pageKeys.correct) return
    event.preventDefault()
    begin()
  }
  if (edited !== undefined)
    return (
      <CaptionLine {...line}>
        <LineEditor
          line={edited}
          selected={edited.selected}
          onClose={() => {
            flushSync(() => setEdited(undefined))
            takeFocus()
          }}
        />
      </CaptionLine>
    )
  return (
    <CaptionLine {...line} onDoubleClick={begin} onKeyDown={onKey}>
      <span ref={words} className={styles.words}>
        {children}
      </span>
      <span className={styles.correct}>
        <CorrectButton ref={button} data-grows={stored.isGrowing} onClick={begin} />
      </span>
      {stored.original !== undefined && <Offer {...stored} onAnswered={takeFocus} />}
    </CaptionLine>
  )
}

interface ButtonWords {
  readonly label: string
  readonly title: string
}

/** By language: every line has the same, and formatting them takes longer than mounting its button. */
const buttonWords = new Map<string, ButtonWords>()

function wordsIn({ language, t }: i18n): ButtonWords {
  const label = t('corrections.correctCaption')
  const words = { label, title: withKeys(label, pageKeys.correct, t) }
  buttonWords.set(language, words)
  return words
}

const PENCIL = <Pencil size={14} />

/** Begins a correction. A list of captions is rendered anew in another language, and its buttons with it. */
function CorrectButton(props: Pick<ComponentProps<'button'>, 'ref' | 'onClick'>) {
  const { i18n } = use(I18nContext)
  const { label, title } = buttonWords.get(i18n.language) ?? wordsIn(i18n)
  return (
    <IconButton
      {...props}
      icon={PENCIL}
      label={label}
      // The browser’s tooltip: one of our own would be mounted with each line.
      isPlain
      title={title}
      aria-keyshortcuts={pageKeys.correct}
    />
  )
}

/** The characters that are selected, as by a double click on a word. */
function selectedIn(words: HTMLElement | null): Selected {
  const selection = getSelection()
  if (words === null || selection === null || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (range.collapsed || !words.contains(range.startContainer)) return undefined
  const before = document.createRange()
  before.setStart(words, 0)
  before.setEnd(range.startContainer, range.startOffset)
  const from = before.toString().length
  return { from, to: from + range.toString().trimEnd().length }
}

function Offer({ id, index, line, isLive, onAnswered }: StoredLine & { readonly onAnswered: () => void }) {
  const listed = useCorrections({ id }).data?.corrections ?? []
  const correction = listed.find((each) => each.index === index && each.line === line)
  const answered = useEffectEvent(onAnswered)
  const isOffered = correction !== undefined
  useEffect(() => (isOffered ? answered : undefined), [isOffered])
  return correction && <CorrectionOffer id={id} correction={correction} isLive={isLive} />
}
