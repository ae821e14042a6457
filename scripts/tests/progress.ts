/**
 * Lines in which a runner says how far it is, between its other output: `[progress] 12 of 300`. A runner is a process of
 * its own, and its standard output is the one channel that all of them have.
 */
const LINE = /^\[progress\] (\d+) of (\d+)$/gm

export const toProgressLine = (done: number, total: number): string => `[progress] ${done} of ${total}\n`

/** The part that is done, from 0 to 1, by the last such line in some output; undefined without one. */
export function readProgress(output: string): number | undefined {
  const last = [...output.matchAll(LINE)].at(-1)
  return last === undefined ? undefined : Number(last[1]) / Math.max(1, Number(last[2]))
}
