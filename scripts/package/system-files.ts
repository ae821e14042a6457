import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands.ts'
import { macLanguage, type PackageStrings, packageStrings } from './strings.ts'

/** The part of electron-builder's context of an app that is complete but not signed yet. */
interface PackedApp {
  readonly appOutDir: string
  readonly electronPlatformName: string
  readonly packager: { getResourcesDir(appOutDir: string): string }
}

/** Languages whose permission dialogs and file types macOS shows: `<language>.lproj/InfoPlist.strings`. */
function macStrings({ name, microphone, systemAudio, sessionFile }: PackageStrings): string {
  const entries = {
    CFBundleDisplayName: name,
    NSMicrophoneUsageDescription: microphone,
    NSAudioCaptureUsageDescription: systemAudio,
    'Parley session': sessionFile,
  }
  return Object.entries(entries)
    .map(([key, text]) => `"${key}" = "${text.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}";\n`)
    .join('')
}

/**
 * Adds what a system needs besides the app: on macOS and Windows the script of the command, and on macOS the strings of
 * its own dialogs. On Linux, both are outside of the app's folder (linux/prefix.ts).
 */
export function addSystemFiles({ appOutDir, electronPlatformName, packager }: PackedApp): void {
  const resources = packager.getResourcesDir(appOutDir)
  const script = electronPlatformName === 'win32' ? 'parley.cmd' : 'parley'
  if (electronPlatformName === 'linux') return
  mkdirSync(join(resources, 'bin'), { recursive: true })
  cpSync(join(root, 'packaging', electronPlatformName, script), join(resources, 'bin', script))
  chmodSync(join(resources, 'bin', script), 0o755)
  if (electronPlatformName !== 'darwin') return
  for (const [language, strings] of packageStrings) {
    const folder = join(resources, `${macLanguage(language)}.lproj`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'InfoPlist.strings'), macStrings(strings))
  }
}
