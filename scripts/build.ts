// npm run build: main, preload and page, unless they are built from these very sources.
import { pathToFileURL } from 'node:url'
import { isBuilt, stampBuild } from './build-stamp.ts'
import { run, tool } from './commands.ts'

export async function build(): Promise<void> {
  if (isBuilt()) return
  // Standard output belongs to the command that needs the build.
  console.error('parley: building')
  const { code } = await run(tool('electron-vite/bin/electron-vite.js').concat('build', '--logLevel', 'warn'))
  if (code !== 0) throw new Error('the build failed')
  stampBuild()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build()
