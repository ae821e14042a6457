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
  readonly disabled?: boolean
}

/** Copies a text to the clipboard and shows whether that succeeded. */
export function CopyButton(props: CopyButtonProps) {
  return <CopyButtonOf {...props} copying={useCopy()} />
}

interface CopyButtonOfProps extends CopyButtonProps {
  readonly copying: Copying
  /** Tooltip with name and keys; defaults to the name. */
  readonly hint?: string
}

/** A copy button that shares its state with another way to copy the text. */
export function CopyButtonOf({ text, label, hint = label, disabled = false, copying }: CopyButtonOfProps) {
  const { t } = useTranslation()
  const { outcome, copy } = copying
  return (
    <>
      <IconButton
        icon={outcome === 'copied' ? <Check size={16} /> : <Copy size={16} />}
        label={label}
        hint={outcome === undefined ? hint : t(`app.${outcome}`)}
        disabled={disabled}
        onClick={() => void copy(text)}
      />
      <span className={hidden.hidden} role="status">
        {outcome !== undefined && t(`app.${outcome}`)}
      </span>
    </>
  )
}
