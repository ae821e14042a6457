import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalmRecord } from '../../../core/captions/calm/calm-record.ts'
import type { SettingsPatch } from '../../../core/settings/settings-patch.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { AdvancedSection } from './sections/advanced-section.tsx'
import { AppearanceSection } from './sections/appearance-section.tsx'
import { CalmTextSetting } from './sections/calm-text-setting.tsx'
import { ClosedCaptionsSection } from './sections/closed-captions-section.tsx'
import { CostSection } from './sections/cost-section.tsx'
import { HubSection } from './sections/hub-section.tsx'
import { MeetingSection } from './sections/meeting-section.tsx'
import { NetworkSection } from './sections/network-section.tsx'
import { OverlaySection } from './sections/overlay-section.tsx'
import { PrivacySection } from './sections/privacy-section.tsx'
import { SecondScreenSection } from './sections/second-screen-section.tsx'
import { ShortcutsSection } from './sections/shortcuts-section.tsx'
import { StartupSection } from './sections/startup-section.tsx'
import { TransferSection } from './sections/transfer-section.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { SoundSection } from './sound/sound-section.tsx'
import { UpdatesSection } from './updates/updates-section.tsx'

/** The pages of the settings, in their order, with the strings that name them. */
export const pageTitles = {
  account: 'settings.pages.account',
  captions: 'live.captions',
  audio: 'settings.sound',
  meeting: 'live.meeting.name',
  privacy: 'privacy.title',
  app: 'settings.pages.app',
  network: 'settings.network.title',
  advanced: 'settings.advanced',
} as const
export type SettingsPage = keyof typeof pageTitles
export const settingsPages = Object.keys(pageTitles) as readonly SettingsPage[]

export interface SettingsPagesProps {
  readonly onChange: (patch: SettingsPatch) => void
  /** Opens the connection check. */
  readonly onCheck: () => void
  /** Opens the list of keyboard shortcuts. */
  readonly onShortcuts: () => void
  /** Captions on which the delay of calm text is measured. */
  readonly calmRecords: readonly CalmRecord[]
  /** The user's accounts. */
  readonly accounts: ReactNode
  /** The look of captions. */
  readonly captions: ReactNode
}

/** Contents of each page. A group that the host cannot offer is left out. */
export function useSettingsPages(props: SettingsPagesProps): Readonly<Record<SettingsPage, ReactNode>> {
  const { t } = useTranslation()
  const settings = useSettings()
  const { onChange, onCheck, onShortcuts, calmRecords, accounts, captions } = props
  const { voice, privacy, desktop, appearance, overlay } = settings
  return {
    account: (
      <>
        <SettingsGroup>{accounts}</SettingsGroup>
        <SettingsGroup title={t('settings.cost.title')}>
          <CostSection voice={voice} onChange={onChange} />
        </SettingsGroup>
      </>
    ),
    captions: (
      <>
        <SettingsGroup>
          <CalmTextSetting
            settings={settings}
            records={calmRecords}
            onChange={(change) => onChange({ captions: change })}
          />
        </SettingsGroup>
        <SettingsGroup>{captions}</SettingsGroup>
        <OverlaySection overlay={overlay} onChange={onChange} />
        <SecondScreenSection />
        <ClosedCaptionsSection />
        <HubSection />
      </>
    ),
    audio: <SoundSection settings={settings} onChange={onChange} />,
    meeting: (
      <SettingsGroup>
        <MeetingSection settings={settings} onChange={onChange} />
      </SettingsGroup>
    ),
    privacy: (
      <SettingsGroup>
        <PrivacySection privacy={privacy} onChange={onChange} />
      </SettingsGroup>
    ),
    app: (
      <>
        <SettingsGroup title={t('settings.appearance')}>
          <AppearanceSection appearance={appearance} onChange={onChange} />
        </SettingsGroup>
        <StartupSection desktop={desktop} onChange={onChange} />
        <SettingsGroup title={t('settings.shortcuts.title')}>
          <ShortcutsSection onChange={onChange} onShowAll={onShortcuts} />
        </SettingsGroup>
        <UpdatesSection onChange={onChange} />
      </>
    ),
    network: (
      <SettingsGroup>
        <NetworkSection onCheck={onCheck} />
      </SettingsGroup>
    ),
    advanced: (
      <>
        <SettingsGroup title={t('transfer.title')}>
          <TransferSection />
        </SettingsGroup>
        <AdvancedSection voice={voice} onChange={onChange} />
      </>
    ),
  }
}
