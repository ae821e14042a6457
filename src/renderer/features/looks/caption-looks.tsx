import { useTranslation } from 'react-i18next'
import {
  type CaptionLook,
  captionAlignments,
  captionEdges,
  captionFonts,
  captionWeights,
  LINE_LENGTH,
  LINE_SPACING,
  PLATE_OPACITY,
  TEXT_OPACITY,
} from '../../../core/captions/look.ts'
import { CAPTION_SIZE } from '../../../core/settings/captions-schema.ts'
import type { SettingsPatch } from '../../../core/settings/settings-patch.ts'
import type { Caption } from '../../../core/voice/receiving/transcript.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { Amount } from '../../ui/controls/amount.tsx'
import { ColorField } from '../../ui/controls/color-field.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { ContrastNotice } from './contrast-notice.tsx'
import { LookChoice } from './look-choice.tsx'
import { LookPreview } from './look-preview.tsx'

const EMPHASES = ['translation', 'original'] as const
const COLORS = ['theme', 'own'] as const

interface CaptionLooksProps {
  /** The newest caption, for the preview. */
  readonly latest: Caption | undefined
  readonly onChange: (patch: SettingsPatch) => void
}

/** How captions look, wherever they are shown. */
export function CaptionLooks({ latest, onChange }: CaptionLooksProps) {
  const { t } = useTranslation()
  const { captions, appearance } = useSettings()
  const { look } = captions
  const change = (part: Partial<CaptionLook>) => onChange({ captions: { look: { ...look, ...part } } })
  const part = { look, onChange: change }
  return (
    <>
      <LookPreview captions={captions} latest={latest} />
      <ContrastNotice look={look} theme={appearance.theme} onChange={change} />
      <LookChoice captions={captions} onChange={onChange} />
      <Amount
        label={t('live.textSize')}
        value={captions.size}
        bounds={{ min: CAPTION_SIZE.least, max: CAPTION_SIZE.most, step: CAPTION_SIZE.step }}
        show={(count) => t('settings.pixels', { count })}
        hint={t('settings.captionSizeHint')}
        onCommit={(size) => onChange({ captions: { size } })}
      />
      <Select
        label={t('looks.font')}
        options={captionFonts.map((value) => ({ value, label: t(`looks.fonts.${value}`) }))}
        value={look.font}
        onChange={(font) => change({ font })}
      />
      <Select
        label={t('settings.emphasis')}
        options={EMPHASES.map((value) => ({ value, label: t(`settings.emphases.${value}`) }))}
        value={captions.emphasis}
        onChange={(emphasis) => onChange({ captions: { emphasis } })}
      />
      <Select
        label={t('looks.weight')}
        options={captionWeights.map((value) => ({ value, label: t(`looks.weights.${value}`) }))}
        value={look.weight}
        onChange={(weight) => change({ weight })}
      />
      <Select
        label={t('looks.edge')}
        options={captionEdges.map((value) => ({ value, label: t(`looks.edges.${value}`) }))}
        value={look.edge}
        onChange={(edge) => change({ edge })}
      />
      <Select
        label={t('looks.alignment')}
        options={captionAlignments.map((value) => ({ value, label: t(`looks.alignments.${value}`) }))}
        value={look.alignment}
        onChange={(alignment) => change({ alignment })}
      />
      <Select
        label={t('looks.colors')}
        options={COLORS.map((value) => ({ value, label: t(`looks.colorChoices.${value}`) }))}
        value={look.colors}
        onChange={(colors) => change({ colors })}
      />
      {look.colors === 'own' && <OwnColors {...part} />}
      <Measures {...part} />
    </>
  )
}

interface PartProps {
  readonly look: CaptionLook
  readonly onChange: (part: Partial<CaptionLook>) => void
}

function OwnColors({ look, onChange }: PartProps) {
  const { t } = useTranslation()
  return (['textColor', 'backgroundColor', 'windowColor'] as const).map((name) => (
    <ColorField
      key={name}
      label={t(`looks.${name}`)}
      value={look[name]}
      onCommit={(color) => onChange({ [name]: color })}
    />
  ))
}

const boundsOf = ({ least, most, step }: { least: number; most: number; step: number }) => ({
  min: least,
  max: most,
  step,
})

const MEASURES = [
  ['textOpacity', TEXT_OPACITY],
  ['backgroundOpacity', PLATE_OPACITY],
  ['windowOpacity', PLATE_OPACITY],
  ['lineLength', LINE_LENGTH],
  ['lineSpacing', LINE_SPACING],
] as const

function Measures({ look, onChange }: PartProps) {
  const { t } = useTranslation()
  const { number, percent } = useFormats()
  return MEASURES.map(([name, bounds]) => (
    <Amount
      key={name}
      label={t(`looks.${name}`)}
      value={look[name]}
      bounds={boundsOf(bounds)}
      show={(value) => (name === 'lineLength' ? number(value) : percent(value / 100))}
      onCommit={(value) => onChange({ [name]: value })}
    />
  ))
}
