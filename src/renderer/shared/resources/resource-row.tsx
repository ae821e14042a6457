import { Languages, Pencil, Radio, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/controls/button.tsx'
import { Card, CardMark } from '../../ui/layout/card.tsx'
import type { Resource, ResourceKind } from './resource-kind.ts'
import styles from './resource-list.module.css'
import { UsesLink } from './uses/uses-link.tsx'

interface ResourceRowProps {
  readonly kind: ResourceKind
  readonly resource: Resource
  /** Whether the list has other kinds as well. */
  readonly showsKind: boolean
  readonly onOpen: (() => void) | undefined
  readonly onRename: () => void
  readonly onDelete: () => void
}

/** One resource in the Library, with its actions. */
export function ResourceRow({ kind, resource, showsKind, onOpen, onRename, onDelete }: ResourceRowProps) {
  const { t } = useTranslation()
  const { id, name, facts, isStored, marks = [], inLive, inText, usesSummary, actions } = resource
  const { rename, remove, usedAs } = kind
  return (
    <Card
      name={name}
      onOpen={onOpen}
      actions={
        isStored && (
          <>
            {inLive !== undefined && (
              <IconButton
                icon={<Radio size={16} />}
                label={t(inLive.isOn ? 'panels.items.stopInLive' : 'panels.items.useInLive', { name })}
                isLit={inLive.isOn}
                disabledReason={inLive.disabledReason}
                onClick={inLive.toggle}
              />
            )}
            {inText !== undefined && (
              <IconButton
                icon={<Languages size={16} />}
                label={t(inText.isOn ? 'panels.items.stopInText' : 'panels.items.useInText', { name })}
                isLit={inText.isOn}
                disabledReason={inText.disabledReason}
                onClick={inText.toggle}
              />
            )}
            {actions}
            {rename !== undefined && (
              <IconButton
                icon={<Pencil size={16} />}
                label={t('panels.items.rename', { name })}
                onClick={onRename}
              />
            )}
            {remove !== undefined && (
              <IconButton
                icon={<Trash2 size={16} />}
                label={t('panels.items.delete', { name })}
                disabledReason={remove.disabledReason}
                onClick={onDelete}
              />
            )}
          </>
        )
      }
      facts={
        <div className={styles.about}>
          {showsKind && <span className={styles.kind}>{kind.noun}</span>}
          <span className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
          {inLive?.isOn === true && <CardMark>{t('panels.items.inLive')}</CardMark>}
          {inText?.isOn === true && <CardMark>{t('panels.items.inText')}</CardMark>}
          {marks.map((mark) => (
            <CardMark key={mark}>{mark}</CardMark>
          ))}
          {usedAs !== undefined && <UsesLink kind={usedAs} id={id} name={name} summary={usesSummary} />}
        </div>
      }
    />
  )
}
