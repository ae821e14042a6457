import type { Plan } from './plan.ts'
import { itemsOf } from './plan-items.ts'
import { ruleOf } from './rules/rule-of.ts'

/** The part of a plan that breaks a rule. */
export interface Shrunk {
  /** Parts of the plan that are needed. */
  readonly keys: readonly string[]
  /** Number of sentences that are needed, at most. */
  readonly sentences: number
}

/**
 * Leaves out one part of a plan after the other, and then sentences from the end, as long as the same rule is still
 * broken: another one would explain another bug.
 *
 * @param violation what the whole plan has come to
 * @param run runs what is left of a plan; returns its violations
 */
export async function shrink(
  plan: Plan,
  violation: string,
  run: (keys: ReadonlySet<string>, sentences: number) => Promise<readonly string[]>,
): Promise<Shrunk> {
  const rule = ruleOf(violation)
  const fails = async (left: ReadonlySet<string>, atMost: number) =>
    (await run(left, atMost)).some((each) => ruleOf(each) === rule)
  let sentences = Math.max(...plan.voices.map(({ meeting }) => meeting.sentences.length))
  const keys = new Set(itemsOf(plan).map(({ key }) => key))
  for (let isShorter = true; isShorter; ) {
    isShorter = false
    for (const key of [...keys]) {
      keys.delete(key)
      if (await fails(keys, sentences)) isShorter = true
      else keys.add(key)
    }
  }
  for (let fewer = 1; fewer < sentences; fewer += 1)
    if (await fails(keys, fewer)) {
      sentences = fewer
      break
    }
  return { keys: [...keys], sentences }
}
