/** Result of an attack. Only `refused` is good: an attack that could not be carried out proves nothing. */
export type Outcome =
  | { readonly type: 'refused'; readonly how: string }
  | { readonly type: 'succeeded'; readonly how: string }
  /** This computer cannot run the attack, such as one that needs a second user. */
  | { readonly type: 'skipped'; readonly why: string }

export const refused = (how: string): Outcome => ({ type: 'refused', how })
export const succeeded = (how: string): Outcome => ({ type: 'succeeded', how })
export const skipped = (why: string): Outcome => ({ type: 'skipped', why })

/** `refused` or `succeeded` by a condition, with the same description. */
export const judge = (isRefused: boolean, how: string): Outcome => (isRefused ? refused(how) : succeeded(how))

/** One attack. An error thrown by `run` counts as an attack that was not refused. */
export interface Attack<T> {
  readonly name: string
  readonly run: (target: T) => Promise<Outcome> | Outcome
}

export const attack = <T>(name: string, run: Attack<T>['run']): Attack<T> => ({ name, run })

/** Registers a cleanup function of an area; they run in reverse order. */
export type Defer = (end: () => unknown) => void

/** Attacks on one target. */
export interface Area<T> {
  readonly name: string
  /** Starts the target. */
  readonly open: (defer: Defer) => Promise<T>
  /**
   * Does what an honest user does, and throws if that fails. Runs before and after the attacks: a target that refuses
   * everybody, or that has crashed, proves nothing.
   */
  readonly control: (target: T) => Promise<void>
  readonly attacks: readonly Attack<T>[]
  /** Number of concurrent attacks; one by default. */
  readonly concurrency?: number
}

/** An area with its target type hidden, so that areas of all types fit into one list. */
export interface SealedArea {
  readonly name: string
  /** @param only runs the one attack of this name, where `.` stands for any character */
  readonly run: (limits: Limits, only?: string) => Promise<AreaReport>
}

export interface Limits {
  /** Time limit of an attack; exceeding it counts as not refused, because a hanging target is a denial of service. */
  readonly attackMs: number
}

export interface Finding {
  readonly name: string
  readonly outcome: Outcome
  readonly ms: number
}

export interface AreaReport {
  readonly name: string
  readonly findings: readonly Finding[]
  readonly ms: number
}

export const area = <T>(options: Area<T>): SealedArea => ({
  name: options.name,
  run: (limits, only) => runArea(options, limits, only),
})

async function runArea<T>(
  { name, open, control, attacks, concurrency = 1 }: Area<T>,
  { attackMs }: Limits,
  only: string | undefined,
): Promise<AreaReport> {
  const isWanted = (attackName: string) =>
    only === undefined || new RegExp(`^${only.replaceAll(/[^\w .]/g, '.')}$`).test(attackName)
  const started = performance.now()
  const ends: (() => unknown)[] = []
  const findings: Finding[] = []
  try {
    const target = await open((end) => ends.unshift(end))
    const check = (when: string) =>
      findOut(`control ${when} the attacks`, attackMs, async () => {
        await control(target)
        return undefined
      })
    findings.push(...(await check('before')))
    const wanted = attacks.filter((each) => isWanted(each.name))
    await forEachOf(wanted, concurrency, async ({ name: attackName, run }) => {
      findings.push(...(await findOut(attackName, attackMs, async () => run(target))))
    })
    findings.push(...(await check('after')))
  } catch (thrown) {
    findings.push({ name: 'the target does not start', outcome: succeeded(String(thrown)), ms: 0 })
  } finally {
    for (const end of ends) await end()
  }
  return { name, findings, ms: performance.now() - started }
}

/** Runs a function for each item with limited concurrency, starting in their order. */
export async function forEachOf<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  const work = async () => {
    for (const item of waiting) await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** @param run resolves with undefined if there is nothing to report */
async function findOut(
  name: string,
  limitMs: number,
  run: () => Promise<Outcome | undefined>,
): Promise<Finding[]> {
  const started = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve(succeeded(`no outcome within ${limitMs / 1000} s`)), limitMs)
  })
  try {
    const outcome = await Promise.race([run(), late])
    return outcome === undefined ? [] : [{ name, outcome, ms: performance.now() - started }]
  } catch (thrown) {
    return [{ name, outcome: succeeded(`failed: ${String(thrown)}`), ms: performance.now() - started }]
  } finally {
    clearTimeout(timer)
  }
}
