import { useTranslation } from 'react-i18next'
import { type Copying, useCopy } from '../../ui/controls/use-copy.ts'
import { type Submit, useSubmit } from '../../ui/controls/use-submit.ts'
import type { QuickUse } from './use-quick.ts'

export interface Copies {
  readonly copying: Copying
  readonly copy: Submit
  readonly copyAndClose: Submit
}

/** Copies the translation of the current text, once it is there. */
export function useCopies({ state: { shown, phase }, leave }: QuickUse): Copies {
  const { t } = useTranslation()
  const copying = useCopy()
  const isLoading = phase.type === 'typing' || phase.type === 'translating'
  const isCurrent = shown !== undefined && phase.type === 'resting'
  const state = { isLoading, reason: isCurrent || isLoading ? undefined : t('text.noTranslation') }
  const copy = () => copying.copy(shown?.text ?? '')
  const copyAndClose = async () => {
    if (await copy()) leave()
  }
  return {
    copying,
    copy: useSubmit({ ...state, onSubmit: () => void copy() }),
    copyAndClose: useSubmit({ ...state, onSubmit: () => void copyAndClose() }),
  }
}
