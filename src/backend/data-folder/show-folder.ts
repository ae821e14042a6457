import { posix, resolve, win32 } from 'node:path'
import { err, ok } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'

interface DataFolderPorts {
  readonly dataFolder: string
  /** Shows a folder in the system's file manager; settles with why that failed, if it did. */
  readonly openFolder?: ((path: string) => Promise<string | undefined>) | undefined
}

/** Where the data are, for the user. */
export const createDataFolderHandlers = ({
  dataFolder,
  openFolder,
}: DataFolderPorts): HandlersOf<'data.folder' | 'data.openFolder'> => ({
  'data.folder': () =>
    Promise.resolve(ok({ path: toDisplay(resolve(dataFolder)), canOpen: openFolder !== undefined })),
  'data.openFolder': async () => {
    if (openFolder === undefined) return err({ kind: 'other-host-only' })
    const detail = await openFolder(dataFolder)
    return detail === undefined ? ok({}) : err({ kind: 'unexpected', detail })
  },
})

/**
 * A path as its user would write it: systems expand these names, and a picture of the screen shows no user's name.
 *
 * @param env of the process
 */
export function toDisplay(
  folder: string,
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const path = platform === 'win32' ? win32 : posix
  const bases =
    platform === 'win32'
      ? ([
          ['%APPDATA%', env['APPDATA']],
          ['%USERPROFILE%', env['USERPROFILE']],
        ] as const)
      : ([['~', env['HOME']]] as const)
  for (const [name, base = ''] of bases) {
    const inside = base === '' ? '..' : path.relative(base, folder)
    if (inside !== '' && !inside.startsWith('..') && !path.isAbsolute(inside)) return path.join(name, inside)
  }
  return folder
}
