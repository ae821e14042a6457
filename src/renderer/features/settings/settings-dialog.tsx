import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { CalmRecord } from '../../../core/captions/calm/calm-record.ts'
import type { SettingsPatch } from '../../../core/settings/settings-patch.ts'
import { useUpdates } from '../../queries/host-queries.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { TextField } from '../../ui/controls/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { AdvancedSection } from './sections/advanced-section.tsx'
import { AppearanceSection } from './sections/appearance-section.tsx'
import { CalmChoice } from './sections/calm-choice.tsx'
import { CostSection } from './sections/cost-section.tsx'
import { MeetingSection } from './sections/meeting-section.tsx'
import { NetworkSection } from './sections/network-section.tsx'
import { OverlaySection } from './sections/overlay-section.tsx'
import { PrivacySection } from './sections/privacy-section.tsx'
import { SecondScreenSection } from './sections/second-screen-section.tsx'
import { ShortcutsSection } from './sections/shortcuts-section.tsx'
import { StartupSection } from './sections/startup-section.tsx'
import { TransferSection } from './sections/transfer-section.tsx'
import styles from './settings-dialog.module.css'
import { SoundSection } from './sound/sound-section.tsx'
import { UpdatesSection } from './updates/updates-section.tsx'

interface SettingsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
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

export function SettingsDialog({ isOpen, onClose, ...props }: SettingsDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('settings.title')} isOpen={isOpen} onClose={onClose} isWide>
      <Sections {...props} />
    </Dialog>
  )
}

type SectionsProps = Omit<SettingsDialogProps, 'isOpen' | 'onClose'>

function Sections({ onChange, onCheck, onShortcuts, calmRecords, accounts, captions }: SectionsProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const { container, isNothingFound } = useSectionSearch(query)
  const settings = useSettings()
  const { data: updates } = useUpdates()
  const { voice, privacy, desktop, appearance, overlay } = settings
  const sections = [
    [t('service.accounts.title'), accounts],
    [t('settings.appearance'), <AppearanceSection key="appearance" {...{ appearance, onChange }} />],
    [
      t('live.captions'),
      <div key="captions" className={styles.fields}>
        {captions}
        <CalmChoice
          settings={settings}
          records={calmRecords}
          onChange={(change) => onChange({ captions: change })}
        />
      </div>,
    ],
    [t('settings.sound'), <SoundSection key="sound" {...{ settings, onChange }} />],
    [t('live.meeting.name'), <MeetingSection key="meeting" {...{ settings, onChange }} />],
    [t('overlay.title'), <OverlaySection key="overlay" {...{ overlay, onChange }} />],
    [t('captionPage.title'), <SecondScreenSection key="second-screen" />],
    [t('privacy.title'), <PrivacySection key="privacy" {...{ privacy, onChange }} />],
    [t('settings.cost.title'), <CostSection key="cost" {...{ voice, onChange }} />],
    [
      t('settings.shortcuts.title'),
      <ShortcutsSection key="shortcuts" onChange={onChange} onShowAll={onShortcuts} />,
    ],
    [t('settings.startup.title'), <StartupSection key="startup" {...{ desktop, onChange }} />],
    ...(updates?.isAvailable === true
      ? [[t('updates.title'), <UpdatesSection key="updates" {...{ updates, onChange }} />] as const]
      : []),
    [t('settings.network.title'), <NetworkSection key="network" onCheck={onCheck} />],
    [t('transfer.title'), <TransferSection key="transfer" />],
    [t('settings.advanced'), <AdvancedSection key="advanced" {...{ voice, onChange }} />],
  ] as const
  const goTo = (place: number) => {
    // A hidden section must be rendered before it can be scrolled to.
    flushSync(() => setQuery(''))
    const section = container.current?.children[place]
    section?.scrollIntoView()
    section?.querySelector('h3')?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.layout}>
      <nav className={styles.contents} aria-label={t('settings.contents')}>
        {sections.map(([title], place) => (
          <button key={title} type="button" className={styles.content} onClick={() => goTo(place)}>
            {title}
          </button>
        ))}
      </nav>
      <div className={styles.main}>
        <div>
          <TextField label={t('settings.search')} value={query} onChange={setQuery} type="search" />
          <p className={styles.outcome} role="status">
            {isNothingFound && t('settings.noResults')}
          </p>
        </div>
        <div ref={container} className={styles.sections}>
          {sections.map(([title, content]) => (
            <section key={title} className={styles.section}>
              <h3 className={styles.heading} tabIndex={-1}>
                {title}
              </h3>
              {content}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

interface SectionSearch {
  /** Element that contains the sections. */
  readonly container: RefObject<HTMLDivElement | null>
  readonly isNothingFound: boolean
}

/**
 * Shows only the settings whose text matches, with their sections. The others stay mounted, so that typed input
 * is not lost. The search uses the displayed text, so sections need not list their search terms.
 */
function useSectionSearch(query: string): SectionSearch {
  const container = useRef<HTMLDivElement>(null)
  const [isNothingFound, setNothingFound] = useState(false)
  useLayoutEffect(() => {
    const sections = [...(container.current?.querySelectorAll<HTMLElement>(':scope > section') ?? [])]
    const wanted = query.trim().toLocaleLowerCase()
    const has = (node: Element | null) => (node?.textContent ?? '').toLocaleLowerCase().includes(wanted)
    for (const section of sections) {
      section.hidden = !has(section)
      // A section whose heading matches stays visible as a whole.
      const isMeant = has(section.querySelector('h3'))
      for (const row of section.querySelectorAll<HTMLElement>(':scope > :not(h3)'))
        row.hidden = !isMeant && !has(row)
    }
    setNothingFound(sections.length > 0 && sections.every(({ hidden }) => hidden))
  }, [query])
  return { container, isNothingFound }
}
