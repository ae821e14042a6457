import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'

/** A field for a name that was not found. */
export function MissedName({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const add = () => {
    if (name.trim() === '') return
    onAdd(name.trim())
    setName('')
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Adds the name; the dialog stays.
    event.preventDefault()
    if (event.target instanceof HTMLInputElement) add()
  }
  return (
    <div role="presentation" onKeyDown={addByEnter}>
      <TextField
        label={t('agenda.missed')}
        value={name}
        onChange={setName}
        end={
          <Button onClick={add} disabledReason={name.trim() === '' ? t('panels.items.needsName') : undefined}>
            {t('agenda.addMissed')}
          </Button>
        }
      />
    </div>
  )
}
