import { PROGRAM_FOLDER } from '../linux/prefix.ts'
import { tarballName } from '../linux/tarball.ts'
import { downloadOf, product } from '../product.ts'
import { type Recipe, type SumOf, yaml } from './recipe.ts'

/** Release of the platform and of the base with Electron's libraries. */
const PLATFORM = '25.08'

/** Chromium's sandbox inside of Flatpak's. The launcher starts the program in each of its cases. */
export const INSIDE_SANDBOX = 's|exec "\\$program"|exec zypak-wrapper "$program"|'

/**
 * Permissions for a window, also on X11 where the desktop is Wayland (ADR 90), sound, the network, the tray icon and the
 * keychain. None for files: the system's dialogs give those.
 */
const PERMISSIONS = [
  '--share=ipc',
  '--share=network',
  '--socket=x11',
  '--socket=wayland',
  '--socket=pulseaudio',
  '--device=dri',
  '--talk-name=org.kde.StatusNotifierWatcher',
  '--talk-name=org.freedesktop.secrets',
]

/** For `flatpak-builder`: the archive for Linux on top of Electron's base. */
export const flatpakRecipe = (sumOf: SumOf): Recipe => ({
  [`flatpak/${product.appId}.yml`]: yaml({
    'app-id': product.appId,
    runtime: 'org.freedesktop.Platform',
    'runtime-version': PLATFORM,
    sdk: 'org.freedesktop.Sdk',
    base: 'org.electronjs.Electron2.BaseApp',
    'base-version': PLATFORM,
    command: product.name,
    'separate-locales': false,
    'finish-args': PERMISSIONS,
    modules: [
      {
        name: product.name,
        buildsystem: 'simple',
        'build-commands': [
          `rm ${PROGRAM_FOLDER}/chrome-sandbox`,
          `sed -i '${INSIDE_SANDBOX}' bin/${product.name}`,
          'cp -r bin lib share /app/',
        ],
        sources: [
          {
            type: 'archive',
            'only-arches': ['x86_64'],
            url: downloadOf(tarballName('x64')),
            sha256: sumOf(tarballName('x64')),
          },
        ],
      },
    ],
  }),
})
