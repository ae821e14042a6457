/** Metered kinds of use. */
export type Metered = 'text' | 'document' | 'improvement' | 'speech' | 'speechToSpeech' | 'upload'

export type Unit = 'characters' | 'milliseconds' | 'speechToSpeechMs' | 'documents'

export const unitOf: { readonly [K in Metered]: Unit } = {
  text: 'characters',
  document: 'characters',
  improvement: 'characters',
  speech: 'milliseconds',
  speechToSpeech: 'speechToSpeechMs',
  upload: 'documents',
}

/** Characters, but milliseconds of speech, and documents of uploads. */
export type Counts = { readonly [K in Metered]: number }
export type Amounts = Counts & { readonly [U in Unit]: number }

/** Days in UTC, `YYYY-MM-DD`, both included. */
export interface LoggedPeriod {
  readonly from: string
  readonly to: string
}

const NOTHING: Counts = { text: 0, document: 0, improvement: 0, speech: 0, speechToSpeech: 0, upload: 0 }

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

const firstOfMonth = (date: Date, offset = 0): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1))

/** The month of usage of a moment. */
export const monthOf = (date: Date): LoggedPeriod => ({
  from: dayOf(firstOfMonth(date)),
  to: dayOf(new Date(firstOfMonth(date, 1).getTime() - 1)),
})

/** Beginning and end of that month, to the second. */
export const monthBounds = (date: Date): readonly [start: Date, end: Date] => [
  firstOfMonth(date),
  firstOfMonth(date, 1),
]

/** Characters as the service bills them: Unicode code points. */
export const countCharacters = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Array.from(text).length, 0)

const kinds = Object.keys(unitOf) as Metered[]

export const addUp = (all: readonly Counts[]): Amounts => {
  const sums = { ...NOTHING, characters: 0, milliseconds: 0, speechToSpeechMs: 0, documents: 0 }
  for (const kind of kinds) {
    sums[kind] = Math.round(all.reduce((total, counts) => total + counts[kind], 0))
    sums[unitOf[kind]] += sums[kind]
  }
  return sums
}

/** Usage of one key, by day. */
export class UsageLog {
  readonly #days = new Map<string, Counts>()

  add(when: Date, kind: Metered, amount: number): void {
    const day = dayOf(when)
    const known = this.#days.get(day) ?? NOTHING
    this.#days.set(day, { ...known, [kind]: known[kind] + amount })
  }

  total(period: LoggedPeriod): Amounts {
    return addUp(this.#within(period).map(([, counts]) => counts))
  }

  /** The days on which something was used, oldest first. */
  days(period: LoggedPeriod): readonly { readonly day: string; readonly amounts: Amounts }[] {
    return this.#within(period)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([day, counts]) => ({ day, amounts: addUp([counts]) }))
  }

  #within({ from, to }: LoggedPeriod): [string, Counts][] {
    return [...this.#days].filter(([day]) => day >= from && day <= to)
  }
}
