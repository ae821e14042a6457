import type { StorePorts } from '../../../queries/stores.ts'
import { guardUnload } from '../../../shared/editing/guard-unload.ts'
import { createWorkspace, type Workspace } from './glossary-editor-workspace.ts'
import { keeperPortsOn } from './use-workspace.ts'

/** The workspace of the page: drafts outlive the panel, which is unmounted when another one is opened. */
export function createGlossaryWorkspace({ bridge }: StorePorts): Workspace {
  const workspace = createWorkspace(keeperPortsOn(bridge))
  void guardUnload(bridge, workspace.hasChanges)
  return workspace
}
