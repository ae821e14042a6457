// npm test, npm run test:rest, npm run test:all: runs the tests of one name, or the files that are named.
import { runOnNode24 } from './node24.mjs'

await runOnNode24('scripts/tests/run.ts', process.argv.slice(2))
