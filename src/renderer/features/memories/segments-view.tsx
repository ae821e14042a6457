import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type MemorySegment,
  MIN_FILTER_CHARACTERS,
  type TranslationMemory,
} from '../../../core/areas/memories/memories-calls.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useSegments } from '../../queries/memories-queries.ts'
import { QueryState } from '../../shared/query-state.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import panel from '../../ui/layout/panel.module.css'
import { Table } from '../../ui/layout/table.tsx'
import styles from './memories-panel.module.css'

const PAGE_SIZE = 50
/** Time between the last key press and the request. */
const TYPING_MS = 300

/** A text after it has not changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface SegmentsViewProps {
  readonly memory: TranslationMemory
  readonly onBack: () => void
}

/** The segments of a memory, page by page, with a search. */
export function SegmentsView({ memory, onBack }: SegmentsViewProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const typing = typed.trim()
  const isTooShort = typing !== '' && Array.from(typing).length < MIN_FILTER_CHARACTERS
  const filter = useSettled(isTooShort ? '' : typing)
  return (
    <div className={panel.panel}>
      <div className={panel.head}>
        <IconButton icon={<ArrowLeft size={16} />} label={t('panels.items.back')} onClick={onBack} />
        <h2 className={panel.title} dir="auto">
          {memory.name}
        </h2>
      </div>
      <TextField
        label={t('memories.segment.search')}
        type="search"
        value={typed}
        onChange={setTyped}
        {...(isTooShort && { hint: t('memories.segment.tooShort', { min: MIN_FILTER_CHARACTERS }) })}
      />
      {/* A cursor is valid for its filter only: with another one, the list starts again. */}
      <SegmentPages key={filter} memory={memory} filter={filter} />
    </div>
  )
}

interface SegmentPagesProps {
  readonly memory: TranslationMemory
  /** Empty for all segments. */
  readonly filter: string
}

function SegmentPages({ memory, filter }: SegmentPagesProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  /** Cursors of the pages up to this one; the first page has none. */
  const [cursors, setCursors] = useState<readonly string[]>([])
  const cursor = cursors.at(-1)
  const listed = useSegments({
    id: memory.id,
    pageSize: PAGE_SIZE,
    ...(cursor !== undefined && { cursor }),
    ...(filter !== '' && { filter }),
  })
  const before = cursors.length * PAGE_SIZE
  return (
    <QueryState query={listed} loading={t('panels.loading')}>
      {({ segments, segmentCount, nextCursor }) => {
        if (segments.length === 0 && cursor === undefined) {
          const what = filter === '' ? 'empty' : 'none'
          return (
            <Empty
              title={t(`memories.segment.${what}.title`)}
              remedies={[t(`memories.segment.${what}.remedy`)]}
            />
          )
        }
        const first = number(before + 1)
        const last = number(before + segments.length)
        return (
          <>
            <div className={styles.rows} aria-busy={listed.isPlaceholderData}>
              <SegmentTable segments={segments} />
            </div>
            <Pager
              // The total is that of the whole memory, whatever the filter.
              range={
                filter === ''
                  ? t('memories.range', { first, last, total: number(segmentCount) })
                  : t('memories.segment.range', { first, last })
              }
              hasPrevious={cursor !== undefined}
              hasNext={nextCursor !== undefined}
              isLoading={listed.isPlaceholderData}
              onStep={(by) => {
                if (by < 0) setCursors(cursors.slice(0, -1))
                else if (nextCursor !== undefined) setCursors([...cursors, nextCursor])
              }}
            />
          </>
        )
      }}
    </QueryState>
  )
}

/** Source texts, each with its translations. */
function SegmentTable({ segments }: { readonly segments: readonly MemorySegment[] }) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const { day } = useFormats()
  return (
    <Table
      label={t('memories.segments')}
      head={
        <tr>
          <th scope="col">{t('memories.segment.source')}</th>
          <th scope="col">{t('memories.segment.translations')}</th>
        </tr>
      }
    >
      {segments.map(({ id, source, targets }) => (
        <tr key={id}>
          <th scope="row" className={styles.text} dir="auto">
            {source}
          </th>
          <td className={styles.text}>
            <dl>
              {targets.map(({ language, text, lastUsedAt }) => (
                <div key={language}>
                  <dt>
                    {nameOf(language)}
                    {lastUsedAt !== undefined &&
                      ` (${t('memories.segment.lastUsed', { day: day(lastUsedAt) })})`}
                  </dt>
                  <dd lang={language} dir="auto">
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      ))}
    </Table>
  )
}

interface PagerProps {
  /** Description of the visible range. */
  readonly range: string
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  /** Whether the page is loading that is shown next. */
  readonly isLoading: boolean
  readonly onStep: (by: -1 | 1) => void
}

/** Visible range of a list with buttons for the other pages. Empty if the list has a single page. */
function Pager({ range, hasPrevious, hasNext, isLoading, onStep }: PagerProps) {
  const { t } = useTranslation()
  if (!hasPrevious && !hasNext && !isLoading) return null
  return (
    <nav className={styles.pager} aria-label={t('memories.pages')}>
      <IconButton
        icon={<ChevronLeft size={16} />}
        label={t('memories.previous')}
        disabledReason={hasPrevious ? undefined : t('panels.items.firstPage')}
        onClick={() => onStep(-1)}
      />
      <span className={styles.range} role="status">
        {range}
      </span>
      <IconButton
        icon={<ChevronRight size={16} />}
        label={t('memories.next')}
        isRunning={isLoading}
        disabledReason={hasNext || isLoading ? undefined : t('panels.items.lastPage')}
        onClick={() => onStep(1)}
      />
    </nav>
  )
}
