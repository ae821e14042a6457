import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import hidden from '../visually-hidden.module.css'
import { IconButton } from './button.tsx'
import { type Copying, useCopy } from './use-copy.ts'

interface CopyButtonProps {
  /** Or what fetches it when it is wanted. */
  readonly text: string | (() => Promise<string>)
  /** Names the copied content for screen readers. */
  readonly label: string
  readonly disabled?: boolean
}

/** Puts a text on the clipboard, and says whether it is there. */
export function CopyButton(props: CopyButtonProps) {
  return <CopyButtonOf {...props} copying={useCopy()} />
}

interface CopyButtonOfProps extends CopyButtonProps {
  readonly copying: Copying
  /** Its name and its keys; left out, its name. */
  readonly hint?: string
}

/** The same, where the text can also be copied in another way. */
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
