import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelName } from '../../../core/product/panel-names.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useServiceStatus } from '../../queries/account-queries.ts'
import { useUpdateSettings } from '../../queries/settings-queries.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { MoreMenu } from '../../ui/controls/more-menu.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Cards } from '../../ui/layout/card.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { NoticeSubject } from '../../ui/layout/notice.tsx'
import panel from '../../ui/layout/panel.module.css'
import { PanelHeading } from '../../ui/layout/panel-heading.tsx'
import { Skeleton } from '../../ui/progress/skeleton.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { QueryState } from '../query-state.tsx'
import { ResourceDialog, type ResourceQuestion } from './resource-dialog.tsx'
import type { ResourceKind } from './resource-kind.ts'
import styles from './resource-list.module.css'
import { ResourceRow } from './resource-row.tsx'

interface ResourceListProps {
  /** The kinds that the active account has. */
  readonly kinds: readonly ResourceKind[]
  /** The panel of one kind, or of all. */
  readonly name: PanelName
}

/** The resources of the account in one list, or the editor of one of them. */
export function ResourceList({ kinds, name }: ResourceListProps) {
  const { t } = useTranslation()
  const { compare } = useFormats()
  const settings = useUpdateSettings()
  const isDemo = useServiceStatus().data?.kind === 'demo'
  const [search, setSearch] = useState('')
  const [question, setQuestion] = useState<ResourceQuestion | undefined>(undefined)
  /** The kind of what was opened in the list of all. */
  const [opened, setOpened] = useState<PanelName | undefined>(undefined)
  const kindOf = (panelName: PanelName | undefined) => kinds.find((kind) => kind.panel === panelName)
  const only = kindOf(name)
  const editor = (only ?? kindOf(opened))?.editor
  if (editor !== undefined) return editor

  const shown = only === undefined ? kinds : [only]
  const rows = shown
    .flatMap((kind) => (kind.query.data ?? []).map((resource) => ({ kind, resource })))
    .toSorted(
      ({ resource: a }, { resource: b }) =>
        Number(a.isStored) - Number(b.isStored) || compare(a.name, b.name),
    )
  const wanted = search.trim().toLowerCase()
  const found = rows.filter(({ resource }) => resource.name.toLowerCase().includes(wanted))
  const isLoading = shown.some(({ query }) => query.data === undefined && query.error === undefined)
  const isEmpty = rows.length === 0 && !isLoading
  const asked = kindOf(question?.panel)
  const openFromAll = (panelName: PanelName) => only === undefined && setOpened(panelName)
  const creators = shown.filter(({ create, query }) => create !== undefined && query.data !== undefined)
  return (
    <div className={panel.panel}>
      <div className={styles.head}>
        <PanelHeading>{t(`panels.names.${name}`)}</PanelHeading>
        <div className={styles.search}>
          <TextField label={t('panels.items.search')} type="search" value={search} onChange={setSearch} />
        </div>
        {!isEmpty && <CreateButton kinds={creators} onCreate={setQuestion} />}
        <IconButton
          icon={<RefreshCw size={16} />}
          label={t('panels.items.refresh')}
          onClick={() => {
            for (const { query } of shown) query.refetch()
          }}
        />
      </div>
      {isDemo && creators.length > 0 && <p className={panel.quiet}>{t('panels.items.demoKeeps')}</p>}
      <ErrorNotice error={settings.error} />
      {shown.map((kind) => (
        <KindNotices key={kind.panel} kind={kind} isAlone={only !== undefined} />
      ))}
      {isEmpty &&
        shown.map(
          (kind) =>
            kind.query.data !== undefined && (
              <Empty key={kind.panel} {...kind.empty}>
                <CreateButton
                  kinds={[kind]}
                  look={only === undefined ? 'plain' : 'accent'}
                  onCreate={setQuestion}
                />
              </Empty>
            ),
        )}
      {found.length > 0 && (
        <Cards label={t(`panels.names.${name}`)}>
          {found.map(({ kind, resource }) => (
            <ResourceRow
              key={`${kind.panel} ${resource.id}`}
              kind={kind}
              resource={resource}
              showsKind={only === undefined}
              onOpen={
                resource.onOpen &&
                (() => {
                  openFromAll(kind.panel)
                  resource.onOpen?.()
                })
              }
              onRename={() => setQuestion({ type: 'rename', panel: kind.panel, resource })}
              onDelete={() => setQuestion({ type: 'delete', panel: kind.panel, resource })}
            />
          ))}
        </Cards>
      )}
      {rows.length > 0 && found.length === 0 && <p className={panel.quiet}>{t('panels.items.noResults')}</p>}
      {isLoading && <Skeleton label={t('panels.loading')} />}
      {question !== undefined && asked !== undefined && (
        <ResourceDialog
          kind={asked}
          question={question}
          onClose={() => setQuestion(undefined)}
          onCreated={() => {
            openFromAll(question.panel)
            setQuestion(undefined)
          }}
          onUnchosen={(change) => void settings.run(change)}
        />
      )}
    </div>
  )
}

interface CreateButtonProps {
  readonly kinds: readonly ResourceKind[]
  /** Plain where others stand beside it. */
  readonly look?: 'plain' | 'accent'
  readonly onCreate: (question: ResourceQuestion) => void
}

/** Makes a new one of a kind, after asking which if there are several. */
function CreateButton({ kinds, look = 'accent', onCreate }: CreateButtonProps) {
  const { t } = useTranslation()
  const [first, ...others] = kinds.flatMap((kind) =>
    kind.create === undefined ? [] : [{ kind, ...kind.create }],
  )
  if (first === undefined) return null
  const ask = ({ panel: of }: ResourceKind) => onCreate({ type: 'create', panel: of })
  if (others.length === 0)
    return (
      <Button look={look} disabledReason={first.disabledReason} onClick={() => ask(first.kind)}>
        <Plus size={16} aria-hidden />
        {first.label}
      </Button>
    )
  return (
    <MoreMenu
      label={t('panels.items.new')}
      trigger={
        <Button look="accent">
          <Plus size={16} aria-hidden />
          {t('panels.items.new')}
        </Button>
      }
      items={[first, ...others].map(({ kind, label, disabledReason }) => ({
        label,
        disabledReason,
        onChoose: () => ask(kind),
      }))}
    />
  )
}

interface KindNoticesProps {
  readonly kind: ResourceKind
  /** Whether no other kind is shown. What an account does not have is explained only then. */
  readonly isAlone: boolean
}

/** Errors and news of a kind. */
function KindNotices({ kind, isAlone }: KindNoticesProps) {
  const { t } = useTranslation()
  const { query, refusal, notAllowed, notice } = kind
  const isRefused = Boolean(refusal) || (notAllowed !== undefined && query.error?.kind === 'not-allowed')
  return (
    <NoticeSubject value={isAlone ? undefined : t(`panels.names.${kind.panel}`)}>
      {query.error !== undefined && (isAlone || !isRefused) && (
        <QueryState
          query={query}
          loading={t('panels.loading')}
          refusal={refusal}
          {...(notAllowed !== undefined && { notAllowed })}
        />
      )}
      {notice}
    </NoticeSubject>
  )
}
