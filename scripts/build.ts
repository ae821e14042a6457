// npm run build: builds main, preload, page, web host and command line, unless the last build is up to date.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BuildStamp } from './build-stamp.ts'
import { root, run, tool } from './commands.ts'

/** @param signal ends a build that has begun */
export async function build(signal?: AbortSignal): Promise<void> {
  const stamp = new BuildStamp(join(root, 'out'), ['electron.vite.config.ts', 'scripts/bundle-programs.ts'])
  if (stamp.isCurrent()) return
  // stdout belongs to the command that needs the build.
  console.error('parley: building')
  const command = tool('electron-vite/bin/electron-vite.js').concat('build', '--logLevel', 'warn')
  const { code } = await run(command, { ...(signal !== undefined && { signal }) })
  if (code !== 0) throw new Error('the build failed')
  // Reading the bundler takes longer than a start that needs no build.
  const { bundlePrograms } = await import('./bundle-programs.ts')
  await bundlePrograms()
  stamp.write()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build()
