import { dialog } from 'electron'
import type { Confirm } from '../../backend/network/confirmation.ts'
import { t } from '../integration/language.ts'
import { windowOf } from '../ipc.ts'

/** Asks in a dialog of the system, which no page can answer. */
export const confirmChange: Confirm = async ({ proxy, streamDomains, endsUpdates }, { caller, signal }) => {
  const changes = [
    ...(proxy === undefined ? [] : [t('transfer.proxy', { address: proxy })]),
    ...streamDomains.map((host) => t('transfer.streamDomain', { host })),
    ...(endsUpdates ? [t('updates.off.settings')] : []),
  ]
  const { response } = await dialog.showMessageBox(windowOf(caller), {
    type: 'warning',
    message: t('settings.network.confirm.title'),
    detail: [...changes, t('settings.network.confirm.detail')].join('\n\n'),
    buttons: [t('settings.network.confirm.allow'), t('app.cancel')],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
    signal,
  })
  return response === 0 ? 'confirmed' : 'declined'
}
