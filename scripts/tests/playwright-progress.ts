import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { toProgressLine } from './progress.ts'

/** Reports how many journeys have ended. */
export default class PlaywrightProgress implements Reporter {
  #total = 0
  #done = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length
  }

  onTestEnd(test: TestCase, { retry, status }: TestResult): void {
    if (status !== 'passed' && status !== 'skipped' && retry < test.retries) return
    this.#done += 1
    process.stdout.write(toProgressLine(this.#done, this.#total))
  }
}
