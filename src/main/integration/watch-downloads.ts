import type { Session } from 'electron'

/** Reports the path of each file of a page that was saved: Electron asks the user where, who may cancel. */
export function watchDownloads(session: Session, saved: (path: string) => void): void {
  session.on('will-download', (_event, item) => {
    // Electron's title is the address.
    item.setSaveDialogOptions({ title: item.getFilename() })
    item.once('done', (_done, state) => {
      if (state === 'completed') saved(item.getSavePath())
    })
  })
}
