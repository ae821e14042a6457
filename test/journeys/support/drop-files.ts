import type { Locator } from '@playwright/test'
import { type DraggedFile, dragFiles } from '../../support/app/drag-files.ts'

interface DropTarget {
  readonly before: Locator
  /** Shown instead while files are dragged over it. */
  readonly over: Locator
}

/** Drops files as a file manager does. */
export async function dropFiles(
  { before, over }: DropTarget,
  ...files: readonly DraggedFile[]
): Promise<void> {
  await over.dispatchEvent('drop', { dataTransfer: await dragFiles(before, ...files) })
}
