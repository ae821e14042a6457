import { useTranslation } from 'react-i18next'
import type { UpdateFailure } from '../../../../core/product/updates/updates-calls.ts'
import { Notice } from '../../../ui/layout/notice.tsx'

/** The meaning of each failure to the user: anything that the server sent in place of an update was refused. */
const MEANINGS = {
  unreachable: 'unreachable',
  slow: 'unreachable',
  redirected: 'refused',
  'too-large': 'refused',
  unsigned: 'refused',
  'wrong-key': 'refused',
  forged: 'refused',
  invalid: 'refused',
  replayed: 'refused',
  outdated: 'outdated',
  future: 'future',
  prerelease: 'refused',
  outside: 'refused',
  incomplete: 'incomplete',
  'too-long': 'refused',
  'wrong-hash': 'refused',
  disk: 'disk',
  install: 'install',
} as const satisfies Record<UpdateFailure, string>

/** Says why the last attempt to update failed, and what to do. */
export function UpdateFailureNotice({ failure }: { readonly failure: UpdateFailure }) {
  const { t } = useTranslation()
  const meaning = MEANINGS[failure]
  return (
    <Notice
      tone="error"
      title={t(`updates.failures.${meaning}.title`)}
      remedy={t(`updates.failures.${meaning}.remedy`, { reason: failure })}
    />
  )
}
