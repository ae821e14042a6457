import '../../../core/base/jitless.ts'
import type { Clock } from '../../../core/base/clock.ts'
import type { Log } from '../../../core/base/log.ts'
import { CAPTION_BEGUN, CAPTION_CHANNEL, captionLock } from '../../../core/captions/publication.ts'
import type { EngineCommand, EngineEvent } from '../protocol.ts'
import type { Publishing } from './caption-publisher.ts'
import { EngineRun } from './engine-run.ts'

const emit = (event: EngineEvent): void => postMessage(event)

const clock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

const log: Log = {
  info: (event, data = {}) => emit({ type: 'log', level: 'info', event, data }),
  warn: (event, data = {}) => emit({ type: 'log', level: 'warn', event, data }),
}

/** Opens the way to viewers of captions. The lock tells them that the run lives: it goes with this worker. */
function openPublishing(): Publishing {
  const name = crypto.randomUUID()
  const channel = new BroadcastChannel(CAPTION_CHANNEL)
  void navigator.locks.request(captionLock(name), () => {
    channel.postMessage(CAPTION_BEGUN)
    return new Promise(() => undefined)
  })
  return { run: name, channel }
}

let run: EngineRun | undefined

onmessage = ({ data: command }: MessageEvent<EngineCommand>) => {
  switch (command.type) {
    case 'start':
      run = new EngineRun(command, clock, log, emit, openPublishing())
      return
    case 'ticket':
      return run?.answer(command.request, command.result)
    case 'mute':
      return run?.mute(command.isMuted, command.isPaused)
    case 'measure':
      if (run !== undefined) run.isMeasured = command.isWanted
      return
    case 'share-speech':
      if (run !== undefined) run.isShared = command.isWanted
      return
    case 'hear':
      return run?.hear(command.language)
    case 'change-languages':
      return run?.changeLanguages(command.choice)
    case 'wake':
      return run?.wake()
    case 'stop':
      return run?.stop()
  }
}

addEventListener('online', () => run?.networkIsBack())

emit({ type: 'ready' })
