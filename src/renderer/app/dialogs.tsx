import { useState } from 'react'
import { useStore } from 'zustand'
import type { CalmRecord } from '../../core/captions/calm/calm-record.ts'
import type { Account } from '../../core/settings/account.ts'
import type { SettingsPatch } from '../../core/settings/settings-patch.ts'
import { captionAt, captionCount } from '../../core/voice/receiving/transcript.ts'
import type { Live } from '../features/live/session/live.ts'
import type { LiveState } from '../features/live/session/live-state.ts'
import type { SettingsPage } from '../features/settings/settings-pages.tsx'
import { useSettings } from '../queries/settings-queries.ts'
import { LazyDialog } from '../shared/lazy/lazy-dialog.tsx'
import { lazyPart } from '../shared/lazy/lazy-part.tsx'

const AccountDialog = lazyPart(
  async () => (await import('../features/service/account-dialog.tsx')).AccountDialog,
)
const Accounts = lazyPart(async () => (await import('../features/service/account-list.tsx')).AccountList)
const KeyDialog = lazyPart(
  async () => (await import('../features/service/account-key-dialog.tsx')).AccountKeyDialog,
)
const CaptionLooks = lazyPart(async () => (await import('../features/looks/caption-looks.tsx')).CaptionLooks)
const SettingsDialog = lazyPart(
  async () => (await import('../features/settings/settings-dialog.tsx')).SettingsDialog,
)
const ShortcutsDialog = lazyPart(
  async () => (await import('../features/shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
)
const DoctorDialog = lazyPart(async () => (await import('../features/doctor/doctor-dialog.tsx')).DoctorDialog)

export type DialogName = 'settings' | 'account' | 'edit-account' | 'key' | 'doctor' | 'shortcuts'

/** The stack of open dialogs: only the last one is visible, and closing it returns to the previous one. */
export interface DialogStack {
  readonly top: DialogName | undefined
  readonly open: (name: DialogName) => void
  /** The page of the settings, which they remember until Parley is closed. */
  readonly page: SettingsPage
  readonly setPage: (page: SettingsPage) => void
  readonly openSettings: (page: SettingsPage) => void
  readonly close: () => void
}

export function useDialogs(): DialogStack {
  const [names, setNames] = useState<readonly DialogName[]>([])
  const [page, setPage] = useState<SettingsPage>('account')
  return {
    top: names.at(-1),
    page,
    setPage,
    open: (name) => setNames((open) => (open.at(-1) === name ? open : [...open, name])),
    openSettings: (wanted) => {
      setPage(wanted)
      setNames(['settings'])
    },
    close: () => setNames((open) => open.slice(0, -1)),
  }
}

interface DialogsProps {
  readonly dialogs: DialogStack
  /** The active account, if any. */
  readonly account: Account | undefined
  readonly live: Live
  /** The others' side of a meeting. */
  readonly theirs: Live
  /** Captions on which the delay of calm text is measured. */
  readonly calmRecords: readonly CalmRecord[]
  readonly onChange: (patch: SettingsPatch) => void
}

export function Dialogs({ dialogs, account, live, theirs, calmRecords, onChange }: DialogsProps) {
  const { top, page, setPage, open, openSettings, close } = dialogs
  const [edited, setEdited] = useState<string | undefined>(undefined)
  const { service, audio } = useSettings()
  const { accounts } = service
  const edit = (id: string) => {
    setEdited(id)
    open('edit-account')
  }
  return (
    <>
      <LazyDialog isOpen={top === 'settings'}>
        <SettingsDialog
          isOpen={top === 'settings'}
          page={page}
          onPage={setPage}
          onClose={close}
          onChange={onChange}
          onCheck={() => open('doctor')}
          calmRecords={calmRecords}
          onShortcuts={() => open('shortcuts')}
          accounts={<Accounts service={service} onAdd={() => open('account')} onEdit={edit} />}
          captions={<CaptionSettings live={live} theirs={theirs} onChange={onChange} />}
        />
      </LazyDialog>
      <LazyDialog isOpen={top === 'shortcuts'}>
        <ShortcutsDialog isOpen={top === 'shortcuts'} onClose={close} />
      </LazyDialog>
      <LazyDialog isOpen={top === 'doctor'}>
        <DoctorDialog
          audio={audio}
          // Parts of the speech of the latest session that could not be decoded.
          damaged={() => live.store.getState().damaged}
          isOpen={top === 'doctor'}
          onClose={close}
          onSettings={() => openSettings('network')}
        />
      </LazyDialog>
      <LazyDialog isOpen={top === 'account'}>
        <AccountDialog isOpen={top === 'account'} onClose={close} />
      </LazyDialog>
      <LazyDialog isOpen={top === 'edit-account'}>
        <AccountDialog
          account={accounts.find(({ id }) => id === edited)}
          isOpen={top === 'edit-account'}
          onClose={close}
        />
      </LazyDialog>
      {account !== undefined && (
        <LazyDialog isOpen={top === 'key'}>
          <KeyDialog account={account} isOpen={top === 'key'} onClose={close} />
        </LazyDialog>
      )}
    </>
  )
}

const latestOf = ({ transcript }: LiveState) => captionAt(transcript, captionCount(transcript) - 1)

/** The look of captions, with what is being said as the preview: in a meeting by the others, whose captions are read. */
function CaptionSettings({ live, theirs, onChange }: Pick<DialogsProps, 'live' | 'theirs' | 'onChange'>) {
  const mine = useStore(live.store, latestOf)
  const others = useStore(theirs.store, latestOf)
  return <CaptionLooks latest={others ?? mine} onChange={onChange} />
}
