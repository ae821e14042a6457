import { vi } from 'vitest'

/**
 * The app that is loaded next waits some seconds for another one that deletes all data: with this, it finds at once that
 * the other one is still there. To be called after the modules were reset.
 */
export async function waitForNobody(): Promise<void> {
  const { FolderUse } = await import('../../../src/backend/data-folder/folder-use.ts')
  const { share } = FolderUse.prototype
  vi.spyOn(FolderUse.prototype, 'share').mockImplementation(function atOnce(
    this: InstanceType<typeof FolderUse>,
    host,
  ) {
    share.call(this, host)
  })
}
