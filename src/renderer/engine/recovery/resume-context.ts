/** A context whose device has failed may never settle a promise. */
const SETTLE_LIMIT_MS = 1000

/** Waits for a change of an audio context. Rejects if it fails, and resolves with whether it was made in time. */
export async function inTime(change: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), SETTLE_LIMIT_MS)
  })
  try {
    return await Promise.race([change.then(() => true), limit])
  } finally {
    clearTimeout(timer)
  }
}

/** Lets a context run that its device has suspended. Resolves with whether it runs. */
export async function resumeContext(context: AudioContext): Promise<boolean> {
  if (context.state === 'closed') return false
  if (context.state !== 'running') await inTime(context.resume())
  return (context.state as AudioContextState) === 'running'
}

/** Closes a context; one that its failed device keeps from closing is left to the browser. */
export async function closeContext(context: AudioContext): Promise<void> {
  if (context.state !== 'closed') await inTime(context.close())
}

/** Calls back when a context has lost its device. */
export function onDeviceLost(context: AudioContext, lost: () => void): void {
  context.addEventListener('error', lost)
  context.addEventListener('statechange', () => {
    // The system has taken the device, as for a call.
    if ((context.state as string) === 'interrupted') lost()
  })
}
