import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PermissionName } from '../../core/product/desktop/desktop-calls.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import {
  useAppInfo,
  useMicrophoneAccess,
  useOpenPermissionSettings,
  usePermissions,
} from '../queries/host-queries.ts'
import { Button } from '../ui/controls/button.tsx'
import { Notice } from '../ui/layout/notice.tsx'
import type { Denial, DeniedNoticeProps } from './denial.ts'

/** Says where the user can allow what was denied, and notices when they have. */
export function DeniedNotice({ error, again, onDismiss }: DeniedNoticeProps) {
  const { t } = useTranslation()
  const { title } = useErrorText()(error)
  const where = useWhere(error)
  const access = useMicrophoneAccess()
  const [wasDenied, setWasDenied] = useState(false)
  if (access !== undefined && access !== 'granted' && !wasDenied) setWasDenied(true)
  if (error.kind === 'microphone' && wasDenied && access === 'granted')
    return (
      <Notice
        tone="info"
        title={t('sound.permission.granted.title')}
        remedy={t('sound.permission.granted.remedy')}
        actions={again}
        onDismiss={onDismiss}
      />
    )
  return (
    <Notice
      tone="error"
      title={title}
      remedy={where}
      actions={
        <>
          <PermissionSettings permission={error.kind} />
          {again}
        </>
      }
      onDismiss={onDismiss}
    />
  )
}

/** Opens the page of a permission in the settings of the system, where the host can. */
export function PermissionSettings({ permission }: { readonly permission: PermissionName }) {
  const { t } = useTranslation()
  const isDesktop = useAppInfo().data?.host === 'electron'
  const told = usePermissions({}, { enabled: isDesktop })
  const opening = useOpenPermissionSettings()
  const isRestricted = permission === 'microphone' && told.data?.microphone === 'restricted'
  if (isRestricted || told.data?.settings.includes(permission) !== true) return null
  return <Button onClick={() => void opening.run({ permission })}>{t('sound.permission.open')}</Button>
}

/** Text that names the place where the user can allow it. */
function useWhere({ kind, reason }: Denial): string {
  const { t } = useTranslation()
  const { host, platform } = useAppInfo().data ?? {}
  const access = useMicrophoneAccess()
  if (access === 'restricted' && kind === 'microphone') return t('sound.permission.where.restricted')
  // System audio may come from an input device, for which browsers need the permission of microphones.
  if (host !== 'electron')
    return t(`sound.permission.where.${kind === 'microphone' || access === 'denied' ? 'browser' : 'shared'}`)
  if (platform === 'darwin') return t(`sound.permission.where.mac.${reason === 'silent' ? reason : kind}`)
  return t(`sound.permission.where.${platform === 'win32' ? 'windows' : 'linux'}`)
}
