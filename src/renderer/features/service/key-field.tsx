import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'

type KeyFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'end'>

/** A field for a key, which is hidden until the user wants to see what was pasted. */
export function KeyField(props: KeyFieldProps) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete="off"
      end={
        <IconButton
          icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
          label={t('account.dialog.showKey')}
          isPressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
