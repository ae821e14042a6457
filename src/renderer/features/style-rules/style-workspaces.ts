import type { StorePorts } from '../../data/stores.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** Finds the workspace of an account by the account's id. */
export type StyleWorkspaces = (account: string) => Workspace

/** One workspace per account: unsaved changes are kept while the panel is closed or another account is active. */
export function createStyleWorkspaces({ bridge, invalidate }: StorePorts): StyleWorkspaces {
  const made = new Map<string, Workspace>()
  return (account) => {
    const workspace =
      made.get(account) ??
      createWorkspace({
        invoke: (name, input, options) => bridge.invoke(name, input, options),
        onChanged: () => invalidate(['styleRules.list']),
      })
    made.set(account, workspace)
    return workspace
  }
}
