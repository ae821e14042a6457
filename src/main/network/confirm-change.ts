import type { ConfirmChange } from '../../backend/network/confirmation.ts'
import { t } from '../integration/language.ts'
import { confirmOutsidePage } from '../questions/question.ts'

export const confirmChange: ConfirmChange = ({ proxy, streamDomains, endsUpdates }, context) => {
  const changes = [
    ...(proxy === undefined
      ? []
      : [t(`transfer.proxy.${proxy.mode}`, { address: proxy.mode === 'fixed' ? proxy.url : '' })]),
    ...streamDomains.map((host) => t('transfer.streamDomain', { host })),
    ...(endsUpdates ? [t('updates.off.settings')] : []),
  ]
  return confirmOutsidePage(context, {
    message: t('settings.network.confirm.title'),
    detail: [...changes, t('settings.network.confirm.detail')].join('\n\n'),
    accept: t('settings.network.confirm.allow'),
  })
}
