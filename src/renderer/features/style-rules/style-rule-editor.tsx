import { Tabs } from '@base-ui/react/tabs'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { chosenRules } from '../../../core/areas/style-rules/rule-changes.ts'
import { QueryState } from '../../shared/query-state.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import panel from '../../ui/layout/panel.module.css'
import { InstructionsSection } from './instructions/instructions-section.tsx'
import { rulesOf } from './list-editor.ts'
import { RulesSection } from './rules/rules-section.tsx'
import styles from './style-rule-editor.module.css'
import { type Section, type StyleRuleWorkspace, styleRuleSections } from './style-rule-workspace.ts'
import { TrialSection } from './trial/trial-section.tsx'

interface EditorProps {
  readonly workspace: StyleRuleWorkspace
  readonly id: string
  readonly nameOf: (code: string) => string
}

/** One style rule list: rules, instructions and a trial. */
export function StyleRuleEditor({ workspace, id, nameOf }: EditorProps) {
  const { t } = useTranslation()
  const { editor, trial } = workspace.toolsOf(id)
  const section = useStore(workspace.store, (state) => state.section)
  const state = useStore(editor.store)
  const { list } = state

  const back = (
    <IconButton icon={<ArrowLeft size={16} />} label={t('panels.items.back')} onClick={workspace.toLists} />
  )
  if (list === undefined)
    return (
      <div className={styles.editor}>
        <div className={styles.head}>{back}</div>
        <QueryState
          query={{ data: undefined, error: state.loadError, refetch: () => void editor.load() }}
          loading={t('panels.loading')}
        />
      </div>
    )

  const counts: Partial<Record<Section, number>> = {
    rules: chosenRules(rulesOf(state)).length,
    instructions: list.instructions.length,
  }
  return (
    <Tabs.Root
      className={styles.editor}
      value={section}
      onValueChange={(next: Section) => workspace.show(next)}
    >
      <div className={styles.head}>
        {back}
        <div className={styles.names}>
          <h2 className={styles.title}>{list.name}</h2>
          <span className={panel.quiet}>{nameOf(list.language)}</span>
        </div>
      </div>
      <Tabs.List className={styles.tabs} aria-label={t('styleRuleLists.editor.sections')}>
        {styleRuleSections.map((each) => (
          <Tabs.Tab key={each} value={each} className={styles.tab}>
            {t(`styleRuleLists.editor.${each}`)}
            {counts[each] !== undefined && <span className={styles.count}>{counts[each]}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="rules" className={styles.section}>
        <RulesSection editor={editor} list={list} nameOf={nameOf} />
      </Tabs.Panel>
      <Tabs.Panel value="instructions" className={styles.section}>
        <InstructionsSection editor={editor} list={list} nameOf={nameOf} />
      </Tabs.Panel>
      <Tabs.Panel value="trial" className={styles.section}>
        <TrialSection editor={editor} trial={trial} list={list} nameOf={nameOf} />
      </Tabs.Panel>
    </Tabs.Root>
  )
}
