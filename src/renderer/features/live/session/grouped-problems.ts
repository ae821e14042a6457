import type { AppError } from '../../../../core/base/errors.ts'

interface EqualProblems {
  /** Message of the group, which is unique. */
  readonly words: string
  readonly problem: AppError
  /** All errors with this message. */
  readonly equal: readonly AppError[]
}

/** Groups problems with the same message: they are shown once and dismissed together. */
export function groupEqual(problems: readonly AppError[]): EqualProblems[] {
  const groups = Map.groupBy(problems, (problem) => JSON.stringify(problem))
  return [...groups].flatMap(([words, equal]) =>
    equal.slice(0, 1).map((problem) => ({ words, problem, equal })),
  )
}
