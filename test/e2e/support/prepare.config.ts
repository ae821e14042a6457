import { buildHarness } from '../../support/pages/harness-page.ts'

/** Once, before all journeys: they run side by side, and would build it over one another. */
export default buildHarness
