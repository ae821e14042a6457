import { buildHarness } from '../../support/pages/harness-page.ts'

/** Builds the harness once before all journeys: they run in parallel and would overwrite each other's build. */
export default buildHarness
