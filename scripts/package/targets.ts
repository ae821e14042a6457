import { join } from 'node:path'
import { appImageName, buildAppImage } from './linux/app-image.ts'
import { appImageRuntime } from './linux/app-image-runtime.ts'
import { buildDeb, debName } from './linux/deb.ts'
import { buildTarball, tarballName } from './linux/tarball.ts'
import type { BuildTool } from './run-tool.ts'

/** Parts and circumstances of a package. */
export interface Ingredients {
  /** Folder of the app as electron-builder leaves it. */
  readonly unpacked: string
  /** An empty folder to work in. */
  readonly stage: string
  /** Folder of the packages. */
  readonly output: string
  /** Processor architecture as Node names it. */
  readonly arch: string
  /** Time of the release, which stands for every time in a package. */
  readonly date: Date
  /** File with the runtime of AppImages; fetched if undefined. */
  readonly appImageRuntime: string | undefined
}

/** A package for Linux, made here of the unpacked app. */
interface LinuxTarget {
  readonly tools: readonly BuildTool[]
  /** @returns path of the package */
  readonly build: (ingredients: Ingredients) => Promise<string>
}

const tar = { program: 'tar', package: 'tar' }
const gzip = { program: 'gzip', package: 'gzip' }
const dpkg = { program: 'dpkg-deb', package: 'dpkg' }
const squashfs = { program: 'mksquashfs', package: 'squashfs-tools' }

export const linuxTargets: Readonly<Record<string, LinuxTarget>> = {
  deb: {
    tools: [dpkg],
    build: async ({ unpacked, stage, output, arch, date }) => {
      const path = join(output, debName(arch))
      await buildDeb(unpacked, stage, { output: path, arch, date })
      return path
    },
  },
  AppImage: {
    tools: [squashfs],
    build: async ({ unpacked, stage, output, arch, date, appImageRuntime: given }) => {
      const path = join(output, appImageName(arch))
      const runtime = given ?? (await appImageRuntime(arch))
      await buildAppImage(unpacked, stage, { output: path, date, runtime })
      return path
    },
  },
  'tar.gz': {
    tools: [tar, gzip],
    build: async ({ unpacked, stage, output, arch, date }) => {
      const path = join(output, tarballName(arch))
      await buildTarball(unpacked, stage, { output: path, date })
      return path
    },
  },
}

/** Names of the packages that each system builds; those of macOS and Windows are targets of electron-builder. */
export const targetsOf: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: Object.keys(linuxTargets),
  darwin: ['dmg', 'zip'],
  win32: ['nsis', 'zip'],
}
