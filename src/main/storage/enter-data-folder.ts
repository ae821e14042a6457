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

/** Command-line argument of the start that completes a deletion of all data. */
export const ERASE = '--erase-all-data'

/**
 * Begins to use the data folder. To be called before Electron is ready: until then, Chromium has opened nothing there, and
 * its data can be deleted, too. Throws if that fails.
 *
 * @returns what could not be deleted, if this start is to complete a deletion
 */
export function enterDataFolder(
  env: NodeJS.ProcessEnv,
  argv: readonly string[],
  log: Log,
): { data: DataFolder; leftovers: readonly Leftover[] | undefined } {
  const options = { path: app.getPath('userData'), host: 'desktop', ...besides(env), log } as const
  const leftovers = argv.includes(ERASE) ? eraseAlone(options) : undefined
  const entered = DataFolder.enter(options)
  // Also if it failed: Electron goes on until it can say so.
  keepPageDataApart(options.path, log)
  if (!entered.ok) throw new Error(`Parley cannot start: ${entered.error.detail}.`)
  return { data: entered.value, leftovers }
}

/** Deletes what the process before could not delete, since it had it open. */
function eraseAlone(options: Parameters<typeof DataFolder.enter>[0]): readonly Leftover[] {
  const path = join(options.path, PAGE_DATA)
  const entered = DataFolder.enter(options)
  if (!entered.ok) return [{ name: PAGE_DATA, path, reason: entered.error.detail }]
  const { value: data } = entered
  const others = data.claim()
  if (others.length > 0) return [{ name: PAGE_DATA, path, reason: `used by ${others.join()}` }]
  return data.eraseNow()
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
  /** Starts Parley again when this process has ended, with a further argument. */
  readonly relaunch: (argument: string) => void
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
  confirm: (context) =>
    confirmOutsidePage(context, {
      message: t('privacy.erase.title'),
      detail: t('privacy.erase.remedy'),
      accept: t('privacy.erase.button'),
    }),
  end: () => {
    relaunch(ERASE)
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
