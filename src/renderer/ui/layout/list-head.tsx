import { Plus, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../controls/button.tsx'
import panel from './panel.module.css'

interface ListHeadProps {
  readonly title: string
  readonly create: string
  readonly onRefresh: () => void
  readonly onCreate: () => void
}

/** Heading of a list of resources, with buttons to load it again and to create one. */
export function ListHead({ title, create, onRefresh, onCreate }: ListHeadProps) {
  const { t } = useTranslation()
  return (
    <div className={panel.head}>
      <h2 className={panel.title}>{title}</h2>
      <IconButton icon={<RefreshCw size={16} />} label={t('panels.items.refresh')} onClick={onRefresh} />
      <Button look="accent" onClick={onCreate}>
        <Plus size={16} aria-hidden />
        {create}
      </Button>
    </div>
  )
}
