import type { Locator } from '@playwright/test'

interface DropTarget {
  readonly before: Locator
  /** Shown instead while files are dragged over it. */
  readonly over: Locator
}

/** Drops files as a file manager does. */
export async function dropFiles(
  { before, over }: DropTarget,
  ...files: readonly { readonly name: string; readonly content: string }[]
): Promise<void> {
  const dataTransfer = await before.page().evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, content } of given) transfer.items.add(new File([content], name))
    return transfer
  }, files)
  await before.dispatchEvent('dragover', { dataTransfer })
  await over.dispatchEvent('drop', { dataTransfer })
}
