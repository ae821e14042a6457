import type { CheckId, CheckStatus, FindingOf, findings } from '../doctor/checks.ts'

type Meaning<I extends CheckId, F extends FindingOf<I>> = (typeof findings)[I][F]
interface Told {
  readonly result: string
}
interface ToldWithRemedy extends Told {
  readonly remedy: string
}

/** Every finding has its text, and every one that wants something to be done says what. */
export type FindingTexts = {
  readonly [I in CheckId]: {
    readonly [F in FindingOf<I>]: Meaning<I, F> extends 'ok' | 'skipped' ? Told : ToldWithRemedy
  }
}
export type Names = { readonly [I in CheckId]: string }
export type Statuses = { readonly [S in CheckStatus]: string }
