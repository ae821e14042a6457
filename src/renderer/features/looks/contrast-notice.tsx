import { useTranslation } from 'react-i18next'
import { isSame } from '../../../core/base/is-same.ts'
import type { CaptionLook } from '../../../core/captions/look.ts'
import { MIN_CONTRAST } from '../../../core/captions/look-contrast.ts'
import { contrastOfLook, readableLook } from '../../../core/captions/readable-look.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'

interface ContrastNoticeProps {
  readonly look: CaptionLook
  readonly theme: Settings['appearance']['theme']
  readonly onChange: (look: CaptionLook) => void
}

/** Says that a look has too little contrast, and offers the nearest one that has enough. */
export function ContrastNotice({ look, theme, onChange }: ContrastNoticeProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const themes = theme === 'system' ? (['light', 'dark'] as const) : [theme]
  const contrast = contrastOfLook(look, themes)
  if (contrast >= MIN_CONTRAST) return null
  const readable = readableLook(look, themes)
  const isOnlyColor = isSame({ ...readable, textColor: look.textColor }, look)
  // Rounded down: 4.49 is not 4.5.
  const ratio = number(Math.floor(contrast * 10) / 10)
  return (
    <Notice
      tone="info"
      title={t('looks.contrast.title', { ratio, wanted: number(MIN_CONTRAST) })}
      remedy={t(look.windowOpacity < 100 ? 'looks.contrast.shining' : 'looks.contrast.remedy')}
      actions={
        <Button onClick={() => onChange(readable)}>
          {isOnlyColor
            ? t('looks.contrast.useColor', { color: readable.textColor })
            : t('looks.contrast.use')}
        </Button>
      }
    />
  )
}
