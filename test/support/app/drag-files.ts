import type { JSHandle, Locator } from '@playwright/test'

export interface DraggedFile {
  readonly name: string
  readonly content: string
}

/** Drags files over an element as a file manager does. */
export async function dragFiles(
  over: Locator,
  ...files: readonly DraggedFile[]
): Promise<JSHandle<DataTransfer>> {
  const dataTransfer = await over.page().evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, content } of given) transfer.items.add(new File([content], name))
    return transfer
  }, files)
  await over.dispatchEvent('dragover', { dataTransfer })
  return dataTransfer
}
