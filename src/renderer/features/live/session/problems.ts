import type { AppError } from '../../../../core/base/errors.ts'

interface EqualProblems {
  /** What they say: no two groups say the same. */
  readonly words: string
  readonly problem: AppError
  /** All that say it. */
  readonly equal: readonly AppError[]
}

/** Puts problems that say the same together: they are told once, and dismissed together. */
export function groupEqual(problems: readonly AppError[]): EqualProblems[] {
  const groups = Map.groupBy(problems, (problem) => JSON.stringify(problem))
  return [...groups].flatMap(([words, equal]) =>
    equal.slice(0, 1).map((problem) => ({ words, problem, equal })),
  )
}
