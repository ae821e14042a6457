// npm run parley: the command line.
import { join } from 'node:path'
import { build } from './build.ts'
import { root } from './commands.ts'

await build()
await import(join(root, 'out/node/cli.js'))
