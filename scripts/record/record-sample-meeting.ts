/**
 * Assembles resources/demo/sample-meeting.opus from the demo service's English clips: the whole meeting with two
 * voices. "Play a sample meeting" and `parley demo` play it. Needs ffmpeg.
 *
 *     node scripts/record/record-sample-meeting.ts
 *
 * The result is committed, so this is run again only after scripts/record/record-demo-clips.ts.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type MeetingId, meetingIds } from '../../src/simulator/script/script.ts'
import { root } from '../commands.ts'

const DEMO = join(root, 'resources/demo')
/** Silence before the first sentence, in milliseconds, so that the session receives its first word. */
const LEAD_MS = 500
/** Silence after each sentence, in seconds: longer ones make the meeting slow, shorter ones crowd the translation. */
const PAUSE_S = 0.7
/** Sentences spoken by Anna and the volunteer; the meeting's leader speaks all others. */
const ANSWERS: ReadonlySet<MeetingId> = new Set(['green', 'upload', 'volunteer'])

const clips = meetingIds.flatMap((id) => [
  '-i',
  join(DEMO, 'clips', ANSWERS.has(id) ? 'en-female' : 'en-male', `${id}.opus`),
])
const padded = meetingIds.map(
  (_, i) => `[${i}]${i === 0 ? `adelay=${LEAD_MS},` : ''}apad=pad_dur=${PAUSE_S}[c${i}]`,
)
const joined = `${meetingIds.map((_, i) => `[c${i}]`).join('')}concat=n=${meetingIds.length}:v=0:a=1`
const codec = ['-ac', '1', '-ar', '48000', '-c:a', 'libopus', '-b:a', '24k', '-application', 'voip']
const reproducible = ['-map_metadata', '-1', '-flags', '+bitexact', '-fflags', '+bitexact']
const output = ['-f', 'ogg', join(DEMO, 'sample-meeting.opus')]
const filter = ['-filter_complex', `${padded.join(';')};${joined}`]
execFileSync('ffmpeg', ['-v', 'error', '-y', ...clips, ...filter, ...codec, ...reproducible, ...output])
