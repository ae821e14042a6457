import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'
import hidden from './visually-hidden.module.css'

const SHOWN_MS = 2000

interface CopyButtonProps {
  readonly text: string
  /** What is copied, for screen readers. */
  readonly label: string
  readonly disabled?: boolean
}

/** Puts a text on the clipboard, and says whether it is there. */
export function CopyButton({ text, label, disabled = false }: CopyButtonProps) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | undefined>(undefined)
  useEffect(() => {
    if (outcome === undefined) return undefined
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // The browser refuses it: the text can still be selected.
      setOutcome('notCopied')
    }
  }
  return (
    <>
      <IconButton
        icon={outcome === 'copied' ? <Check size={16} /> : <Copy size={16} />}
        label={label}
        hint={outcome === undefined ? label : t(`app.${outcome}`)}
        disabled={disabled}
        onClick={() => void copy()}
      />
      <span className={hidden.hidden} role="status">
        {outcome !== undefined && t(`app.${outcome}`)}
      </span>
    </>
  )
}
