import { join } from 'node:path'
import { app, dialog } from 'electron'
import { reasonOf } from '../../backend/base/error-utils.ts'
import { makeOwnFolder } from '../../backend/base/own-folder.ts'
import { besides, DataFolder } from '../../backend/data-folder/data-folder.ts'
import type { DeletionPort } from '../../backend/data-folder/deletion.ts'
import type { Leftover } from '../../backend/data-folder/erase-folder.ts'
import { PAGE_DATA } from '../../backend/data-folder/own-names.ts'
import type { Log } from '../../core/base/log.ts'
import { t } from '../integration/language.ts'
import { confirmOutsidePage } from '../questions/question.ts'

/**
 * Begins to use the data folder. To be called before Electron is ready: until then, Chromium has opened nothing there, and
 * its data can be deleted, too. Throws if that fails.
 */
export function enterDataFolder(env: NodeJS.ProcessEnv, log: Log): DataFolder {
  const path = app.getPath('userData')
  const entered = DataFolder.enter({ path, host: 'desktop', ...besides(env), log })
  // Also if it failed: Electron goes on until it can say so.
  keepPageDataApart(path, log)
  if (!entered.ok) throw new Error(`Parley cannot start: ${entered.error.detail}.`)
  return entered.value
}

/** Gives Chromium's files a folder of their own, so that they can be deleted whatever their names are. */
function keepPageDataApart(path: string, log: Log): void {
  const pageData = join(path, PAGE_DATA)
  try {
    // Electron rejects a folder that does not exist.
    makeOwnFolder(pageData)
    app.setPath('sessionData', pageData)
  } catch (thrown) {
    log.warn('the data of pages is not kept apart', { detail: reasonOf(thrown) })
  }
}

interface DesktopDeletionOptions {
  readonly data: DataFolder
  /** Ends what is under way for updates: a download would write its package again. */
  readonly stopUpdates: () => void
  /** Ends the start at login, whose entry is outside the folder. */
  readonly endStartAtLogin: () => Promise<unknown>
  /** Starts Parley again when this process has ended. */
  readonly relaunch: () => void
}

/** Deletion of all data, after which the app starts again. What is Chromium's, or still open, is deleted by that start. */
export const desktopDeletion = ({
  data,
  stopUpdates,
  endStartAtLogin,
  relaunch,
}: DesktopDeletionOptions): DeletionPort => ({
  restarts: true,
  claim: () => data.claim(),
  release: () => data.release(),
  erase: (close) =>
    data.erase(() => {
      stopUpdates()
      return Promise.all([endStartAtLogin(), close()])
    }),
  confirm: (context) =>
    confirmOutsidePage(context, {
      message: t('privacy.erase.title'),
      detail: t('privacy.erase.remedy'),
      accept: t('privacy.erase.button'),
    }),
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
