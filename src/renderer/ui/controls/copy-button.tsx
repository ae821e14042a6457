import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import hidden from '../visually-hidden.module.css'
import { IconButton } from './button.tsx'
import { type Copying, useCopy } from './use-copy.ts'

interface CopyButtonProps {
  /** The text, or a function that fetches it when it is copied. */
  readonly text: string | (() => Promise<string>)
  /** Names the copied content for screen readers. */
  readonly label: string
  /** Why there is nothing to copy at the moment. */
  readonly disabledReason?: string | undefined
}

/** Copies a text to the clipboard and shows whether that succeeded. */
export function CopyButton(props: CopyButtonProps) {
  return <CopyButtonOf {...props} copying={useCopy()} />
}

interface CopyButtonOfProps extends CopyButtonProps {
  readonly copying: Copying
  /** Tooltip with name and keys; defaults to the name. */
  readonly hint?: string
  /** Whether the text is copied once it is complete. */
  readonly isRunning?: boolean
  /** Called for a press, if it does more than copy at once. */
  readonly onPress?: () => void
}

/** A copy button that shares its state with another way to copy the text. */
export function CopyButtonOf({
  text,
  label,
  hint = label,
  disabledReason,
  copying: { outcome, copy },
  isRunning = false,
  onPress,
}: CopyButtonOfProps) {
  const { t } = useTranslation()
  return (
    <>
      <IconButton
        icon={outcome === 'copied' ? <Check size={16} /> : <Copy size={16} />}
        label={label}
        hint={outcome === undefined ? hint : t(`app.${outcome}`)}
        isRunning={isRunning}
        disabledReason={disabledReason}
        onClick={onPress ?? (() => void copy(text))}
      />
      <span className={hidden.hidden} role="status">
        {outcome !== undefined && t(`app.${outcome}`)}
      </span>
    </>
  )
}
