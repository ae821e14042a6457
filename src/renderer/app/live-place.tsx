import { type ReactNode, useState } from 'react'
import type { AppError } from '../../core/base/errors.ts'
import { isSame } from '../../core/base/is-same.ts'
import { isSoundKept } from '../../core/session/library/retention.ts'
import { DEMO } from '../../core/settings/account.ts'
import { useRemedies } from '../bridge/remedies.ts'
import { NewerLibrary } from '../features/history/newer-library.tsx'
import { OpenedSession } from '../features/history/opened/opened-session.tsx'
import { useOpenedFiles } from '../features/history/opened/opened-session-files.ts'
import { useLivePage } from '../features/live/live-context.ts'
import { LiveView } from '../features/live/live-view.tsx'
import { MissingResources } from '../features/live/notices/missing-resources.tsx'
import type { Presenting } from '../features/live/use-presenting.ts'
import { KeyNotice, ServiceBanner } from '../features/service/service-banner.tsx'
import { ShortcutNotice } from '../features/settings/shortcut-notice.tsx'
import { UpdateNotice } from '../features/settings/updates/update-notice.tsx'
import { useServiceStatus } from '../queries/account-queries.ts'
import { useAppInfo } from '../queries/host-queries.ts'
import { isNewerLibrary, useRecoveredSessions } from '../queries/sessions-queries.ts'
import { useSettings, type useUpdateSettings } from '../queries/settings-queries.ts'
import { ErrorNotice } from '../shared/error-notice.tsx'
import { LazyDialog } from '../shared/lazy/lazy-dialog.tsx'
import { Recovered } from './boundaries/recovered.tsx'
import { useOverlayToggle } from './overlay-toggle.tsx'
import { LatestSessions } from './places/panel-parts.ts'

interface NewsProps {
  readonly isLive: boolean
  readonly onEnterKey: () => void
  /** Opens the settings that have the shortcuts. */
  readonly onSettings: () => void
  readonly update: ReturnType<typeof useUpdateSettings>
  readonly problem: AppError | undefined
}

interface LivePlaceProps extends NewsProps {
  readonly presenting: Presenting
  readonly onAccounts: () => void
  readonly onUsage: (() => void) | undefined
  /** The panel beside the captions, or over them. */
  readonly panel: ReactNode
  /** Whether the panel covers the captions. */
  readonly isCovered: boolean
}

/** The place Live: the captions, what is shown before and after a session, and what is new for the whole app. */
export function LivePlace({ presenting, onAccounts, onUsage, panel, isCovered, ...news }: LivePlaceProps) {
  const { isLive, onEnterKey, update } = news
  const { show } = useLivePage().kept
  const settings = useSettings()
  const status = useServiceStatus().data
  const overlay = useOverlayToggle(isLive)
  return (
    <>
      <LiveView
        isDemo={settings.service.active === DEMO}
        onChange={(patch) => void update.run(patch)}
        onEnterKey={onEnterKey}
        dock={panel}
        isCovered={isCovered}
        presenting={presenting}
        recent={
          <LazyDialog isOpen>
            <LatestSessions onOpen={show} />
          </LazyDialog>
        }
        overlayButton={overlay.button}
        menu={!isLive && overlay.button}
        banner={
          status !== undefined && (
            <ServiceBanner
              status={status}
              isSoundKept={isSoundKept(settings.privacy)}
              isLive={isLive}
              onEnterKey={onEnterKey}
              onAccounts={onAccounts}
              onUsage={onUsage}
            />
          )
        }
        news={<News {...news} />}
      />
      {overlay.picture}
    </>
  )
}

/** Notices that belong to no session. */
function News({ isLive, onEnterKey, onSettings, update, problem }: NewsProps) {
  const remedyFor = useRemedies()
  const { show } = useLivePage().kept
  const status = useServiceStatus()
  const info = useAppInfo()
  const recovered = useRecoveredSessions()
  const offers = useOpenedFiles()
  const [dismissed, setDismissed] = useState<AppError | undefined>(undefined)
  // A lost host is reported for the whole page.
  const shownError = [isSame(problem, dismissed) ? undefined : problem, update.error, status.error].find(
    (error) => error !== undefined && error.kind !== 'host-lost',
  )
  return (
    <>
      {shownError !== undefined && (
        <ErrorNotice
          error={shownError}
          actions={remedyFor(shownError)}
          onDismiss={() => (shownError === problem ? setDismissed(problem) : update.reset())}
        />
      )}
      {isNewerLibrary(recovered.error) && <NewerLibrary error={recovered.error} isDismissible />}
      <Recovered isLive={isLive} onShow={show} />
      {offers.opened.map((opened, place) => (
        <OpenedSession
          key={'file' in opened ? opened.file : `${opened.name} ${place}`}
          opened={opened}
          isLive={isLive}
          onShow={show}
          onDismiss={() => offers.dismiss(opened)}
        />
      ))}
      <MissingResources />
      {info.data?.host === 'electron' && (
        <>
          <UpdateNotice isLive={isLive} />
          <ShortcutNotice onSettings={onSettings} />
        </>
      )}
      {status.data !== undefined && <KeyNotice status={status.data} onEnterKey={onEnterKey} />}
    </>
  )
}
