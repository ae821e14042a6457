import type { StorePorts } from '../../data/stores.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** Finds the workspace of an account by the account's id. */
export type StyleWorkspaces = (account: string) => Workspace

/** One an account: what is not saved outlives the panel, and waits while another account is in use. */
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
