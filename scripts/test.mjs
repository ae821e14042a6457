// npm test: everything that can be proved here.
import { installDependencies, runOnNode24 } from './node24.mjs'

installDependencies()
runOnNode24('scripts/run-tests.ts', process.argv.slice(2))
