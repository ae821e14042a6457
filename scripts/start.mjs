// npm start: from a fresh clone to the app on the screen.
import { installDependencies, runOnNode24 } from './node24.mjs'

installDependencies()
runOnNode24('scripts/open-app.ts', process.argv.slice(2))
