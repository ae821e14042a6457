import type { Reporter } from 'vitest/node'
import { toProgressLine } from './progress.ts'

/** Reports how many test files have ended. */
export default class VitestProgress implements Reporter {
  #total = 0
  #done = 0

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#total = specifications.length
  }

  onTestModuleEnd(): void {
    this.#done += 1
    process.stdout.write(toProgressLine(this.#done, this.#total))
  }
}
