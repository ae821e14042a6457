interface LogLine {
  readonly id: number
  readonly metadata?: { readonly wav_name: string }
  readonly total_audio_processed: number
  readonly computation_time: number
  readonly generated_tokens: readonly string[]
  readonly deleted_tokens: readonly string[]
}

interface Unit {
  readonly text: string
  readonly delay: number
  /** With the time of computation. */
  readonly awareDelay: number
}

/**
 * Reads a log of one recording by the rules of simulstream's own reader (`LogReader` in its metrics/readers.py) with the
 * detokenizer `simuleval`. It fails where that one does, and where tokens are not the units of latency.
 */
export function readSimulstreamLog(
  log: string,
  unit: 'word' | 'char',
): { readonly text: string; readonly units: readonly Unit[] } {
  const names = new Map<number, string>()
  let units: Unit[] = []
  for (const line of log.split('\n').filter((each) => each.trim() !== '')) {
    const read = JSON.parse(line) as LogLine
    if (read.metadata !== undefined) {
      names.set(read.id, read.metadata.wav_name)
      continue
    }
    if (!names.has(read.id)) throw new Error(`${read.id} belongs to no recording`)
    const { generated_tokens: added, deleted_tokens: removed } = read
    const kept = units.slice(0, units.length - removed.length)
    const tail = units.slice(kept.length).map(({ text }) => text)
    if (tail.join('\n') !== removed.join('\n')) throw new Error(`"${removed.join(' ')}" is not the end`)
    if (unit === 'word' && removed.length > 0 && kept.length === 0) throw new Error('no word is left')
    for (const token of added)
      if (token === '' || (unit === 'word' ? token.includes(' ') : Array.from(token).length > 1))
        throw new Error(`"${token}" is no ${unit}`)
    const delay = read.total_audio_processed
    const awareDelay = delay + read.computation_time
    units = [...kept, ...added.map((text) => ({ text, delay, awareDelay }))]
  }
  return { text: units.map(({ text }) => text).join(unit === 'word' ? ' ' : ''), units }
}
