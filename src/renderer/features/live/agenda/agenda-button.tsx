import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasSpokenTerms } from '../../../queries/settings-queries.ts'
import { LazyDialog } from '../../../shared/lazy/lazy-dialog.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../ui/controls/button.tsx'

const AgendaDialog = lazyPart(async () => (await import('./agenda-dialog.tsx')).AgendaDialog)

/** Prepares the next session with the names of its agenda, where the service has spoken terms. */
export function AgendaButton({ look }: Required<Pick<ComponentProps<typeof Button>, 'look'>>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!useHasSpokenTerms()) return null
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {t('agenda.open')}
      </Button>
      <LazyDialog isOpen={isOpen}>{isOpen && <AgendaDialog onClose={() => setOpen(false)} />}</LazyDialog>
    </>
  )
}
