import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CHUNK_MS, targetContentTypes } from '../../../core/audio/content-types.ts'
import { languageChoices, traits } from '../../../core/interface-languages.ts'
import { CAPTION_SIZE, type Settings, type SettingsPatch } from '../../../core/settings.ts'
import { messageFormats } from '../../../core/voice/config.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Amount } from './amount.tsx'
import { CostSection } from './cost-section.tsx'
import { useFormatNames } from './format-names.ts'
import { NetworkSection } from './network-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import styles from './settings-dialog.module.css'
import { ShortcutsSection } from './shortcuts-section.tsx'
import { SoundSection } from './sound/sound-section.tsx'
import { SourceChoice } from './source-choice.tsx'
import { StartupSection } from './startup-section.tsx'
import { TransferSection } from './transfer-section.tsx'
import { useSectionSearch } from './use-search.ts'

const THEMES = ['system', 'light', 'dark'] as const
const EMPHASES = ['translation', 'original'] as const
const CHUNK_STEP_MS = 10

interface SettingsDialogProps {
  readonly settings: Settings
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChange: (patch: SettingsPatch) => void
  /** Somebody wants to know what does not work. */
  readonly onCheck: () => void
  /** Somebody wants to see all keys. */
  readonly onShortcuts: () => void
  /** The user's accounts. */
  readonly accounts: ReactNode
}

export function SettingsDialog({ isOpen, onClose, ...props }: SettingsDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('settings.title')} isOpen={isOpen} onClose={onClose}>
      <Sections {...props} />
    </Dialog>
  )
}

type SectionsProps = Omit<SettingsDialogProps, 'isOpen' | 'onClose'>

function Sections({ settings, onChange, onCheck, onShortcuts, accounts }: SectionsProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const { container, isNothingFound } = useSectionSearch(query)
  return (
    <>
      <div>
        <TextField label={t('settings.search')} value={query} onChange={setQuery} type="search" />
        <p className={styles.outcome} role="status">
          {isNothingFound && t('settings.nothingFound')}
        </p>
      </div>
      <div ref={container} className={styles.sections}>
        <Section title={t('service.accounts.title')}>{accounts}</Section>
        <Look settings={settings} onChange={onChange} />
        <Section title={t('settings.sound')}>
          <SoundSection settings={settings} onChange={onChange} />
        </Section>
        <Section title={t('privacy.title')}>
          <PrivacySection privacy={settings.privacy} onChange={onChange} />
        </Section>
        <Section title={t('settings.cost.title')}>
          <CostSection voice={settings.voice} onChange={onChange} />
        </Section>
        <Transport voice={settings.voice} onChange={onChange} />
        <Section title={t('settings.shortcuts.title')}>
          <ShortcutsSection onChange={onChange} onShowAll={onShortcuts} />
        </Section>
        <Section title={t('settings.startup.title')}>
          <StartupSection desktop={settings.desktop} onChange={onChange} />
        </Section>
        <Section title={t('settings.network.title')}>
          <NetworkSection onCheck={onCheck} />
        </Section>
        <Section title={t('transfer.title')}>
          <TransferSection />
        </Section>
      </div>
    </>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  )
}

type PartProps = Pick<SettingsDialogProps, 'onChange'>

function Look({ settings, onChange }: PartProps & { readonly settings: Settings }) {
  const { t } = useTranslation()
  const { captions, appearance } = settings
  return (
    <Section title={t('settings.appearance')}>
      <Select
        label={t('settings.language')}
        options={languageChoices.map((value) => ({
          value,
          label: value === 'system' ? t('settings.languageOfSystem') : traits[value].name,
        }))}
        value={appearance.language}
        onChange={(language) => onChange({ appearance: { language } })}
      />
      <div className={styles.pair}>
        <Select
          label={t('settings.theme')}
          options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          value={appearance.theme}
          onChange={(theme) => onChange({ appearance: { theme } })}
        />
        <Select
          label={t('settings.emphasis')}
          options={EMPHASES.map((value) => ({ value, label: t(`settings.emphases.${value}`) }))}
          value={captions.emphasis}
          onChange={(emphasis) => onChange({ captions: { emphasis } })}
        />
      </div>
      <Amount
        label={t('live.textSize')}
        value={captions.size}
        bounds={{ min: CAPTION_SIZE.least, max: CAPTION_SIZE.most, step: CAPTION_SIZE.step }}
        show={(count) => t('settings.pixels', { count })}
        onCommit={(size) => onChange({ captions: { size } })}
      />
      <p className={styles.hint}>{t('settings.captionSizeHint')}</p>
    </Section>
  )
}

function Transport({ voice, onChange }: PartProps & { readonly voice: Settings['voice'] }) {
  const { t } = useTranslation()
  const nameOf = useFormatNames()
  return (
    <Section title={t('settings.transport')}>
      <SourceChoice
        value={voice.sourceContentType}
        onChange={(sourceContentType) => onChange({ voice: { sourceContentType } })}
      />
      <div className={styles.pair}>
        <Select
          label={t('settings.targetContentType')}
          options={targetContentTypes.map((value) => ({ value, label: nameOf(value) }))}
          value={voice.targetContentType}
          onChange={(targetContentType) => onChange({ voice: { targetContentType } })}
        />
        <Select
          label={t('settings.messageFormat')}
          options={messageFormats.map((value) => ({ value, label: t(`settings.messageFormats.${value}`) }))}
          value={voice.messageFormat}
          onChange={(messageFormat) => onChange({ voice: { messageFormat } })}
        />
      </div>
      <Amount
        label={t('settings.chunkMs')}
        value={voice.chunkMs}
        bounds={{ min: CHUNK_MS.least, max: CHUNK_MS.most, step: CHUNK_STEP_MS }}
        show={(count) => t('settings.milliseconds', { count })}
        onCommit={(chunkMs) => onChange({ voice: { chunkMs } })}
      />
      <p className={styles.hint}>
        {t('settings.chunkMsHint')}. {t('settings.nextSession')}
      </p>
    </Section>
  )
}
