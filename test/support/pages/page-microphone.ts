import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const SCRIPT = join(import.meta.dirname, 'page-microphone.js')

/** A script that gives a page a microphone, which plays a WAV file once in each session. */
export async function pageMicrophone(path: string): Promise<{ content: string }> {
  const [script, recording] = await Promise.all([readFile(SCRIPT, 'utf8'), readFile(path, 'base64')])
  return { content: `globalThis.parleyRecording = '${recording}'\n{\n${script}\n}` }
}
