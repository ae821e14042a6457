import { readFile, writeFile } from 'node:fs/promises'

/** Bytes of a record beside its ciphertext, and of what is zeroed at its beginning. */
const RECORD_BYTES = 28
const DAMAGED_BYTES = 20

/** Damages records of the sound of an outage, of which the first one describes it. */
export async function damageRecords(path: string, damaged: readonly number[]): Promise<void> {
  const bytes = await readFile(path)
  const starts = [0]
  for (let at = 0; at < bytes.length; starts.push(at)) at += RECORD_BYTES + bytes.readUInt32BE(at + 8)
  for (const at of damaged) bytes.fill(0, starts[at], (starts[at] ?? 0) + DAMAGED_BYTES)
  await writeFile(path, bytes)
}
