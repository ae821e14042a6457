// Starts what was packaged for this system, as its user would, and says what does not work.
//
//   node scripts/on-node24.mjs scripts/try-package.ts [FOLDER]
//
// FOLDER has the unpacked app, `dist` by default. On Linux, the installed Debian package is tried.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './commands.ts'
import { product } from './package/product.ts'
import { trials } from './package/try-program.ts'

const folder = process.argv[2] ?? join(root, 'dist')

/** The commands of this system's package. */
function commandsOf(platform: NodeJS.Platform): { readonly command: string; readonly app: string } {
  if (platform === 'linux') return { command: '/usr/bin/parley', app: '/usr/bin/parley' }
  const arch = process.arch === 'arm64' ? '-arm64' : ''
  const pattern = platform === 'darwin' ? `mac${arch}/Parley.app/Contents` : `win${arch}-unpacked`
  const [contents] = globSync(pattern, { cwd: folder })
  if (contents === undefined) throw new Error(`no ${pattern} in ${folder}`)
  const at = (...parts: string[]) => join(folder, contents, ...parts)
  return platform === 'darwin'
    ? { command: at('Resources/bin/parley'), app: at('Resources/bin/parley') }
    : { command: at('resources/bin/parley.cmd'), app: at('Parley.exe') }
}

const program = { ...commandsOf(process.platform), version: product.version, env: process.env }
console.log(`Parley ${program.version}: ${program.app}`)
for (const [name, attempt] of Object.entries(trials)) {
  try {
    await attempt(program)
    console.log(`+ ${name}`)
  } catch (thrown) {
    console.log(`x ${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    process.exitCode = 1
  }
}
