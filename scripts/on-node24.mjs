// node scripts/on-node24.mjs SCRIPT [ARGUMENT...]: runs a TypeScript program of this project.
import { runOnNode24 } from './node24.mjs'

const [script, ...args] = process.argv.slice(2)
if (script === undefined) throw new Error('which script?')
await runOnNode24(script, args)
