import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/controls/button.tsx'
import styles from './memories-panel.module.css'

interface PagerProps {
  /** Description of the visible range. */
  readonly range: string
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly onStep: (by: -1 | 1) => void
}

/** Visible range of a list with buttons for the other pages. Empty if the list has a single page. */
export function Pager({ range, hasPrevious, hasNext, onStep }: PagerProps) {
  const { t } = useTranslation()
  if (!hasPrevious && !hasNext) return null
  const step = (by: -1 | 1, isThere: boolean) => ({
    // Not `disabled`: the focus would be lost on the first and the last page.
    'aria-disabled': !isThere,
    onClick: () => isThere && onStep(by),
  })
  return (
    <nav className={styles.pager} aria-label={t('memories.pages')}>
      <IconButton
        icon={<ChevronLeft size={16} />}
        label={t('memories.previous')}
        {...step(-1, hasPrevious)}
      />
      <span className={styles.range} role="status">
        {range}
      </span>
      <IconButton icon={<ChevronRight size={16} />} label={t('memories.next')} {...step(1, hasNext)} />
    </nav>
  )
}
