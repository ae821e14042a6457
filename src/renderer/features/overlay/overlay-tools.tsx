import { AArrowDown, AArrowUp, Languages, Rows2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_OVERLAY_LINES } from '../../../core/settings/captions-schema.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import styles from './overlay.module.css'
import { type OverlayLook, resized } from './overlay-look.ts'

interface OverlayToolsProps {
  readonly look: OverlayLook
  readonly onChange: (look: Partial<OverlayLook>) => void
  readonly children: ReactNode
}

/** Buttons beside the state, which appear with the pointer or the focus. Their window may have no room for tooltips. */
export function OverlayTools({ look: { lines, languages, size }, onChange, children }: OverlayToolsProps) {
  const { t } = useTranslation()
  const lineCount = t('overlay.lineCount', { lines })
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('overlay.tools')}>
      <IconButton
        isPlain
        icon={<AArrowDown size={18} />}
        label={t('live.smaller')}
        title={t('live.smaller')}
        onClick={() => onChange({ size: resized(size, -1) })}
      />
      <IconButton
        isPlain
        icon={<AArrowUp size={18} />}
        label={t('live.larger')}
        title={t('live.larger')}
        onClick={() => onChange({ size: resized(size, 1) })}
      />
      <IconButton
        isPlain
        icon={<Rows2 size={18} />}
        label={lineCount}
        title={lineCount}
        onClick={() => onChange({ lines: (lines % MAX_OVERLAY_LINES) + 1 })}
      />
      <IconButton
        isPlain
        icon={<Languages size={18} />}
        label={t('overlay.twoLanguages')}
        title={t('overlay.twoLanguages')}
        isPressed={languages === 'two'}
        onClick={() => onChange({ languages: languages === 'two' ? 'first' : 'two' })}
      />
      {children}
    </div>
  )
}
