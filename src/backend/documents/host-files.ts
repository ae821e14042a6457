import type { Caller } from '../../core/base/call.ts'

/** Kind of a file dialog, which decides its text. */
export type FileKind = 'document' | 'memory'

/** File access of a host. The host of a browser has none: its page has the files. */
export interface HostFiles {
  /**
   * Asks for files; for a memory, only one.
   *
   * @param extensions of files that may be chosen
   * @returns paths; none if the user cancelled
   */
  readonly pick?: (
    kind: FileKind,
    extensions: readonly string[],
    caller: Caller,
  ) => Promise<readonly string[]>
  /**
   * Asks where to save, with confirmation before overwriting.
   *
   * @param folder initial folder, if known
   * @returns a path; undefined if the user cancelled
   */
  readonly saveAs?: (
    kind: FileKind,
    name: string,
    folder: string | undefined,
    caller: Caller,
  ) => Promise<string | undefined>
  /**
   * Asks for a folder.
   *
   * @param folder initial folder, if known
   * @returns a path; undefined if the user cancelled
   */
  readonly pickFolder?: (folder: string | undefined, caller: Caller) => Promise<string | undefined>
  /** The caller is the user at a terminal and may name a file by its path. */
  readonly takesPaths?: boolean
}
