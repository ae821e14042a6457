// npm run build: builds main, preload and page, unless the last build is up to date.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BuildStamp } from './build-stamp.ts'
import { root, run, tool } from './commands.ts'

export async function build(): Promise<void> {
  const stamp = new BuildStamp(join(root, 'out'), ['electron.vite.config.ts'])
  if (stamp.isCurrent()) return
  // stdout belongs to the command that needs the build.
  console.error('parley: building')
  const { code } = await run(tool('electron-vite/bin/electron-vite.js').concat('build', '--logLevel', 'warn'))
  if (code !== 0) throw new Error('the build failed')
  stamp.write()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build()
