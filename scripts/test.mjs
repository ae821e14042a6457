// npm test: runs everything that can be tested on this computer.
import { runOnNode24 } from './node24.mjs'

await runOnNode24('scripts/run-tests.ts', process.argv.slice(2))
