import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '../../../ui/controls/button.tsx'
import panel from '../../../ui/layout/panel.module.css'
import { QueryState } from '../../query-state.tsx'
import type { EditTarget, ListWorkspace, OpenList } from './list-workspace.ts'

interface EditingPlaceProps<T extends EditTarget, D, S> {
  readonly workspace: ListWorkspace<T, D, S>
  readonly renderEditor: (open: OpenList<T, D, S>) => ReactNode
}

/** Shows what is open in a workspace, once it is loaded. */
export function EditingPlace<T extends EditTarget, D, S>({
  workspace,
  renderEditor,
}: EditingPlaceProps<T, D, S>) {
  const { t } = useTranslation()
  const place = useStore(workspace.store, (state) => state.place)
  const drafts = useStore(workspace.store, (state) => state.drafts)
  switch (place.type) {
    case 'list':
      return null
    case 'editing': {
      const open = drafts.get(place.key)
      return open === undefined ? null : renderEditor(open)
    }
    case 'loading':
    case 'failed': {
      const error = place.type === 'failed' ? place.error : undefined
      return (
        <div className={panel.panel}>
          <QueryState
            query={{ data: undefined, error, refetch: () => void workspace.open(place.target) }}
            loading={t('panels.loading')}
          />
          <div>
            <Button onClick={workspace.toList}>
              {t(error === undefined ? 'app.cancel' : 'panels.items.back')}
            </Button>
          </div>
        </div>
      )
    }
  }
}
