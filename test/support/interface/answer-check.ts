import { accountAnswers } from './account-answers.ts'
import type { WatchedAnswer } from './interface-watch.ts'
import { resourceAnswers } from './resource-answers.ts'
import { textAnswers } from './text-answers.ts'
import { type Validate, validatorOf } from './validator.ts'

interface Expected {
  readonly status: readonly number[]
  readonly validate: Validate | undefined
}

const compile = (isDeepl: boolean): ReadonlyMap<string, Expected> =>
  new Map(
    Object.entries({ ...textAnswers(isDeepl), ...resourceAnswers(isDeepl), ...accountAnswers(isDeepl) }).map(
      ([name, { status, body }]) => [name, { status, validate: body && validatorOf(body) }],
    ),
  )
const expected = { generic: compile(false), deepl: compile(true) }

/** How an answer of a service differs from the public interface. */
export function checkAnswer({ operation, isDeepl, status, body }: WatchedAnswer): string[] {
  const profile = isDeepl ? 'deepl' : 'generic'
  const answer = expected[profile].get(operation)
  if (answer === undefined) return [`${operation}: has no schema of its answer`]
  const named = (each: string) => `${operation} (${profile}), answer: ${each}`
  if (!answer.status.includes(status)) return [named(`has status ${status}, not ${answer.status.join()}`)]
  return answer.validate === undefined ? [] : answer.validate(JSON.parse(body.toString())).map(named)
}
