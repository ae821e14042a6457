// npm start: opens the app, also from a fresh clone.
import { installDependencies, runOnNode24 } from './node24.mjs'

installDependencies()
runOnNode24('scripts/open-app.ts', process.argv.slice(2))
