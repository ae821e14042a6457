import type { Caller } from '../../core/contract/call.ts'

/** Kind of a file dialog, which decides its text. */
export type FileKind = 'document' | 'memory'

/** File access of a host. The host of a browser has none: its page has the files. */
export interface HostFiles {
  /**
   * Asks for files; for a memory, one alone.
   *
   * @param extensions of what may be chosen
   * @returns paths; none where the user thought better of it
   */
  readonly pick?: (
    kind: FileKind,
    extensions: readonly string[],
    caller: Caller,
  ) => Promise<readonly string[]>
  /**
   * Asks where to save, and before something is overwritten.
   *
   * @param folder to begin in, where one is known
   * @returns a path, or nothing where the user thought better of it
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
   * @param folder to begin in, where one is known
   * @returns a path, or nothing where the user thought better of it
   */
  readonly pickFolder?: (folder: string | undefined, caller: Caller) => Promise<string | undefined>
  /** The caller is the user at a terminal and may name a file by its path. */
  readonly takesPaths?: boolean
}
