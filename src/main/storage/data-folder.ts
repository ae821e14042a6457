import { constants, copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { reasonOf } from '../../backend/base/error-utils.ts'
import { makeOwnFolder } from '../../backend/base/own-folder.ts'
import { besides, DataFolder } from '../../backend/data-folder/data-folder.ts'
import type { DeletionPort } from '../../backend/data-folder/deletion.ts'
import type { Leftover } from '../../backend/data-folder/erase-folder.ts'
import { LOCAL_STATE, PAGE_DATA } from '../../backend/data-folder/own-names.ts'
import type { Log } from '../../core/base/log.ts'
import { t } from '../integration/language.ts'
import { windowOf } from '../ipc.ts'

/**
 * Begins to use the data folder. To be called before Electron is ready: until then, Chromium has opened nothing there, and
 * a deletion that an earlier run has begun can be completed. Throws if that fails.
 *
 * @returns what could not be deleted, if there was a deletion
 */
export function enterDataFolder(
  env: NodeJS.ProcessEnv,
  log: Log,
): { data: DataFolder; leftovers: readonly Leftover[] | undefined } {
  const path = app.getPath('userData')
  const entered = DataFolder.enter({ path, ...besides(env), log })
  // Also if it failed: Electron goes on until it can say so.
  keepPageDataApart(path, log)
  if (!entered.ok) throw new Error(`A deletion of all data is not complete: ${entered.error.detail}.`)
  return entered.value
}

/** Gives Chromium's files a folder of their own, so that they can be deleted whatever their names are. */
function keepPageDataApart(path: string, log: Log): void {
  const pageData = join(path, PAGE_DATA)
  try {
    // Electron rejects a folder that does not exist.
    makeOwnFolder(pageData)
    // Secrets of earlier versions stay readable.
    copyUnlessThere(join(path, LOCAL_STATE), join(pageData, LOCAL_STATE))
    app.setPath('sessionData', pageData)
  } catch (thrown) {
    log.warn('the data of pages is not kept apart', { detail: reasonOf(thrown) })
  }
}

function copyUnlessThere(from: string, to: string): void {
  if (existsSync(from) && !existsSync(to)) copyFileSync(from, to, constants.COPYFILE_EXCL)
}

interface DesktopDeletionOptions {
  readonly data: DataFolder
  /** Ends what is under way for updates: a download would write its package again. */
  readonly stopUpdates: () => void
  /** Starts Parley again when this process has ended. */
  readonly relaunch: () => void
}

/** Deletion of all data, after which the app starts again. What is Chromium's, or still open, is deleted by that start. */
export const desktopDeletion = ({ data, stopUpdates, relaunch }: DesktopDeletionOptions): DeletionPort => ({
  restarts: true,
  claim: () => data.claim(),
  release: () => data.release(),
  erase: (close) =>
    data.erase(() => {
      stopUpdates()
      return close()
    }),
  confirm: async ({ caller, signal }) => {
    const { response } = await dialog.showMessageBox(windowOf(caller), {
      type: 'warning',
      message: t('privacy.erase.title'),
      detail: t('privacy.erase.remedy'),
      buttons: [t('privacy.erase.submit'), t('app.cancel')],
      defaultId: 1,
      cancelId: 1,
      noLink: true,
      signal,
    })
    return response === 0 ? 'confirmed' : 'declined'
  },
  end: () => {
    relaunch()
    app.exit(0)
  },
})

/** Names what could not be deleted. The first window waits for it. */
export const reportLeftovers = (leftovers: readonly Leftover[]): void =>
  dialog.showErrorBox(
    t('app.erased.leftovers.title'),
    t('app.erased.leftovers.remedy', {
      names: leftovers.map(({ path, reason }) => `\n${path} (${reason})`).join(''),
    }),
  )
