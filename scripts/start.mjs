// npm start: opens the app, also from a fresh clone.
import { runOnNode24 } from './node24.mjs'

await runOnNode24('scripts/open-app.ts', process.argv.slice(2))
