import { constants } from 'node:fs'
import { chmod, copyFile, open, rename, rm, stat } from 'node:fs/promises'
import { UpdateRefusal } from '../feed/feed.ts'
import { sha512Of } from './package-download.ts'

/**
 * Replaces an AppImage in one step: at any time, the old one or the new one is there as a whole. It keeps its path, which
 * menus, the dock and the start at login know, and its permissions.
 *
 * @param sha512 of the new one, in base64
 */
export async function replaceAppImage(from: string, appImage: string, sha512: string): Promise<void> {
  // In the same folder, since only there a file replaces another in one step.
  const beside = `${appImage}.update`
  try {
    // A link that lies there is not followed.
    await rm(beside, { force: true })
    await copyFile(from, beside, constants.COPYFILE_EXCL)
    await chmod(beside, (await stat(appImage)).mode)
    const file = await open(beside, 'r+')
    await file.sync().finally(() => file.close())
    if ((await sha512Of(beside)) !== sha512) throw new UpdateRefusal('wrong-hash', beside)
    await rename(beside, appImage)
  } catch (thrown) {
    await rm(beside, { force: true })
    throw thrown
  }
}
