import { Menu } from '@base-ui/react/menu'
import { PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '../../ui/button.tsx'
import select from '../../ui/select.module.css'
import { mannerNames } from './rewording-store.ts'
import { useRewordable } from './use-rewordable.ts'
import type { TextUse } from './use-text.ts'

/** Other words for the translation, in a manner of one's choice. */
export function RewordMenu({ text: { translation, rewording, chosen } }: { readonly text: TextUse }) {
  const { t } = useTranslation()
  const { phase, shown } = useStore(translation.store)
  const language = shown?.targetLanguage ?? chosen.targetLanguage
  const { closedBecause, mannerClosedBecause } = useRewordable(language)
  const isReady = shown !== undefined && phase.is === 'resting'
  const why = closedBecause ?? (isReady ? undefined : t('text.nothingYet'))
  if (why !== undefined)
    return (
      <Button look="quiet" hint={why} aria-disabled>
        <PenLine size={16} aria-hidden />
        {t('text.rephrase')}
      </Button>
    )
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger render={<Button look="quiet" />}>
        <PenLine size={16} aria-hidden />
        {t('text.rephrase')}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={select.positioner} sideOffset={4} align="end">
          <Menu.Popup className={select.popup}>
            {mannerNames.map((manner) => {
              const closed = mannerClosedBecause(manner)
              return (
                <Menu.Item
                  key={manner}
                  className={select.item}
                  disabled={closed !== undefined}
                  onClick={() =>
                    shown !== undefined && void rewording.actions.rephrase(shown.text, language, manner)
                  }
                >
                  <span className={select.text}>{t(`text.manners.${manner}`)}</span>
                  {closed !== undefined && <span className={select.reason}>{closed}</span>}
                </Menu.Item>
              )
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
