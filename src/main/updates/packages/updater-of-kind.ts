import { AppImageUpdater, AppUpdater, MacUpdater, NsisUpdater } from 'electron-updater'
import type { AppAdapter } from 'electron-updater/out/AppAdapter.js'
import type { PackageKind } from './package-kind.ts'

/** Checks for newer versions only: this copy cannot replace itself. */
class Checker extends AppUpdater {
  constructor(app: AppAdapter) {
    super(undefined, app)
  }

  override quitAndInstall(): void {
    throw new Error('this copy cannot be replaced')
  }

  protected override doDownloadUpdate(): Promise<never> {
    return Promise.reject(new Error('this copy cannot be replaced'))
  }
}

/** Creates electron-updater's updater of one kind of package. */
export function updaterOfKind(kind: PackageKind, app: AppAdapter): AppUpdater {
  switch (kind) {
    case 'appimage':
      return new AppImageUpdater(undefined, app)
    case 'nsis':
      return new NsisUpdater(undefined, app)
    case 'mac':
      return new MacUpdater(undefined, app)
    default:
      return new Checker(app)
  }
}
