import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, tool } from '../../scripts/commands.ts'
import { writeStubRuntime } from './stub-runtime.ts'

const VERSION = '45.0.0'

async function must(command: readonly string[]): Promise<void> {
  const { code, output } = await run(command)
  if (code !== 0) throw new Error(output)
}

/**
 * Builds the app and packages it for Linux according to electron-builder.yml, with a stub in place of the runtime.
 * Writes only to `folder` and downloads nothing.
 *
 * @returns path of the package
 */
export async function pack(folder: string): Promise<string> {
  const project = join(folder, 'project')
  const runtime = join(folder, 'runtime')
  mkdirSync(project)
  writeStubRuntime(runtime, VERSION)
  for (const path of ['package.json', 'electron-builder.yml', 'LICENSE', 'resources', 'scripts', 'src'])
    cpSync(join(root, path), join(project, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  await must(tool('electron-vite/bin/electron-vite.js').concat('build', '--outDir', join(project, 'out')))
  await must(
    tool('electron-builder/cli.js').concat(
      '--projectDir',
      project,
      '--linux',
      'dir',
      '--publish',
      'never',
      `-c.electronDist=${runtime}`,
      `-c.electronVersion=${VERSION}`,
    ),
  )
  return join(project, 'dist', 'linux-unpacked')
}
