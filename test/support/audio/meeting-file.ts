import { readFile } from 'node:fs/promises'
import { joinBytes } from '../../../src/core/audio/pcm.ts'
import { MeetingSound } from '../../../src/core/contract/recording/meeting-sound.ts'
import type { Side } from '../../../src/core/voice/sides.ts'

interface Said {
  readonly side: Side
  /** Path of an Ogg Opus file of one channel. */
  readonly clip: string
  readonly atMs: number
}

/** The sound of a meeting as Parley keeps it: both sides in one Ogg Opus file. */
export async function meetingFile(clips: readonly Said[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const sound = new MeetingSound(0, (data) => parts.push(data))
  for (const { side, clip, atMs } of clips) {
    const data = new Uint8Array(await readFile(clip))
    sound.begin(side, () => [{ fromMs: 0, began: atMs }])({ data, isLast: true })
  }
  sound.close()
  return joinBytes(parts)
}
