import { readdirSync, readFileSync } from 'node:fs'

/** Chromium's argument for the process that holds the connection to the sound server. */
const AUDIO_SERVICE = '--utility-sub-type=audio.mojom.AudioService'

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended.
    return ''
  }
}

/** Whether a process is this one or descends from it. */
function isOwn(pid: number): boolean {
  if (pid <= 1) return false
  const stat = read(`/proc/${pid}/stat`)
  // The name of the program stands before, in parentheses, and may contain anything.
  return pid === process.pid || isOwn(Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0))
}

/**
 * Ends the audio processes of the browsers that this process has started; they start anew with the next device. The
 * desktop app does so with its own after a restart of the sound server, and whose browser it is restarts that.
 */
export function endAudioProcesses(): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const isAudio = read(`/proc/${pid}/cmdline`).split(/[\0 ]/).includes(AUDIO_SERVICE)
    if (isAudio && isOwn(Number(pid))) process.kill(Number(pid), 'SIGKILL')
  }
}
