import { Select as BaseSelect } from '@base-ui/react/select'
import { PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectPopup } from '../../../ui/controls/select.tsx'
import type { TextUse } from '../use-text.ts'
import { type Manner, mannerNames } from './rewording-store.ts'
import { useRewordable } from './use-rewordable.ts'

/** Rephrases the translation in a chosen style or tone. */
export function RewordMenu({ text: { translation, rewording, chosen } }: { readonly text: TextUse }) {
  const { t } = useTranslation()
  const { phase, shown } = useStore(translation.store)
  const language = shown?.targetLanguage ?? chosen.targetLanguage
  const { disabledReason, mannerDisabledReason } = useRewordable(language)
  const isReady = shown !== undefined && phase.type === 'resting'
  const why = disabledReason ?? (isReady ? undefined : t('text.noText'))
  const words = (
    <>
      <PenLine size={16} aria-hidden />
      {t('text.rephrase')}
    </>
  )
  if (why !== undefined)
    return (
      <Button look="quiet" disabledReason={why}>
        {words}
      </Button>
    )
  return (
    <BaseSelect.Root
      // Each selection is an action: no value stays selected.
      value={null as Manner | null}
      onValueChange={(manner) =>
        manner !== null &&
        shown !== undefined &&
        void rewording.actions.rephrase(shown.text, language, manner)
      }
      modal={false}
    >
      <BaseSelect.Trigger aria-label={t('text.rephrase')} render={<Button look="quiet" />}>
        {words}
      </BaseSelect.Trigger>
      <SelectPopup
        label={t('text.rephrase')}
        options={mannerNames.map((manner) => ({
          value: manner,
          label: t(`text.styles.${manner}`),
          disabledReason: mannerDisabledReason(manner),
        }))}
      />
    </BaseSelect.Root>
  )
}
