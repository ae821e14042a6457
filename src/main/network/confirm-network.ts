import { dialog } from 'electron'
import type { Confirm } from '../../backend/network/confirmation.ts'
import { t } from '../integration/language.ts'
import { windowOf } from '../ipc.ts'

/** Asks in a dialog of the system, which no page can answer. */
export const confirmNetwork: Confirm = async (proxy, { caller, signal }) => {
  const { response } = await dialog.showMessageBox(windowOf(caller), {
    type: 'warning',
    message: t('settings.network.confirm.title'),
    detail: `${t('transfer.proxy', { address: proxy })}\n\n${t('settings.network.confirm.detail')}`,
    buttons: [t('settings.network.confirm.allow'), t('app.cancel')],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
    signal,
  })
  return response === 0 ? 'confirmed' : 'declined'
}
