import { AArrowDown, AArrowUp } from 'lucide-react'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { keysMeant } from '../../../../core/product/shortcuts/keys-meant.ts'
import { pageKeys } from '../../../../core/product/shortcuts/page-keys.ts'
import { isMac } from '../../../i18n/is-mac.ts'
import { useKeys } from '../../../i18n/use-keys.ts'
import { leavesFocus } from '../../../shared/focus-home.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { isDialogOpen } from '../../../ui/overlays/dialog-open.ts'
import styles from '../controls/live-dock.module.css'

interface TextSizeProps {
  /** Enlarges the captions by a number of steps; a negative number reduces them, undefined restores the default. */
  readonly onResize: (steps: number | undefined) => void
}

/** Buttons for the caption size. */
export function TextSize({ onResize }: TextSizeProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  return (
    <div className={styles.size} role="group" aria-label={t('live.textSize')} {...leavesFocus}>
      <IconButton
        icon={<AArrowDown size={18} />}
        label={t('live.smaller')}
        hint={withKeys(t('live.smaller'), pageKeys.smaller)}
        onClick={() => onResize(-1)}
      />
      <IconButton
        icon={<AArrowUp size={18} />}
        label={t('live.larger')}
        hint={withKeys(t('live.larger'), pageKeys.larger)}
        onClick={() => onResize(1)}
      />
    </div>
  )
}

/** Steps by the character of the key, with and without Shift. */
const STEPS: Readonly<Record<string, number | undefined>> = { '+': 1, '=': 1, '-': -1, _: -1, '0': undefined }

/** Handles Ctrl with +, − and 0. In panels and dialogs these keys zoom the page as usual. */
export function useTextSizeKeys(onResize: TextSizeProps['onResize']): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('aside') !== null
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere || isDialogOpen()) return
    const key = keysMeant(event, { isMac, isTyping: false }).find((each) => Object.hasOwn(STEPS, each))
    if (key === undefined) return
    event.preventDefault()
    onResize(STEPS[key])
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
