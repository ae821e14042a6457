import { REST_MS } from '../campaign/played.ts'
import type { Act, ScheduledAct } from './acts.ts'
import type { Documents } from './documents.ts'
import type { LateUser } from './late-user.ts'
import type { VoiceNetwork } from './network/voice-network.ts'
import type { DeletionRules } from './rules/deletion-rules.ts'
import type { KeptRules } from './rules/kept-rules.ts'
import type { OutageRules } from './rules/outage-rules.ts'
import type { SimulatedVoice } from './simulated-voice.ts'
import type { Actor, Scheduler } from './world/scheduler.ts'
import type { SimulatedDisk } from './world/simulated-disk.ts'
import type { SimulatedHost } from './world/simulated-host.ts'
import type { Trace } from './world/trace.ts'

interface ActParts {
  readonly scheduler: Scheduler
  readonly trace: Trace
  readonly disk: SimulatedDisk
  readonly page: Actor
  readonly host: SimulatedHost
  /** The network of everything but the voices. */
  readonly office: VoiceNetwork
  readonly ways: readonly VoiceNetwork[]
  readonly voices: readonly SimulatedVoice[]
  readonly documents: Documents
  readonly kept: KeptRules
  readonly outages: OutageRules
  readonly deletions: DeletionRules
  readonly user: LateUser
  /** Id of the session that runs, once it is stored: others cannot be deleted. */
  readonly session: () => string | undefined
}

/** Has the acts of a plan happen. */
export class ActPlayer {
  readonly #parts: ActParts
  readonly #own: Actor
  #pending: number
  #isCutOff = false
  /** Gives up waiting for a write within which the power fails. */
  #endTorn: () => void = () => undefined

  /** @param fromMs when the time of the acts begins */
  constructor(acts: readonly ScheduledAct[], fromMs: number, parts: ActParts) {
    this.#parts = parts
    this.#own = parts.scheduler.actor()
    this.#pending = acts.length
    for (const { atMs, act } of acts) this.#own.after(fromMs + atMs, () => this.#perform(act))
  }

  /** Whether the voices have ended because their page did. */
  get isCutOff(): boolean {
    return this.#isCutOff
  }

  /** Whether all has happened, and all that it has ended runs again. */
  get isOver(): boolean {
    return this.#pending === 0 && this.#parts.host.isRunning
  }

  #perform(act: Act): void {
    const { host, disk, page, scheduler, office, documents, kept, deletions, voices } = this.#parts
    const done = () => {
      this.#pending -= 1
    }
    this.#parts.trace.add('you', 'host', JSON.stringify(act))
    const later = (ms: number, run: () => void) =>
      this.#own.after(ms, () => {
        run()
        done()
      })
    const restart = () => {
      if (!host.isRunning) host.start()
    }
    switch (act.type) {
      case 'host-killed':
      case 'all-killed': {
        const died = () => {
          if (act.type === 'all-killed') this.#endPage()
          later(act.forMs, restart)
        }
        this.#endTorn()
        this.#endTorn = () => undefined
        if (!host.isRunning) return done()
        host.died = () => {
          this.#endTorn = () => undefined
          died()
        }
        if (act.how === 'torn') this.#endTorn = done
        host.kill(act.how)
        if (act.how !== 'torn') return died()
        // No write may come any more.
        this.#own.after(act.forMs + REST_MS / 2, () => {
          if (host.fallsNow()) host.died()
        })
        return
      }
      case 'page-closed':
        this.#endPage()
        host.pageIsGone()
        return done()
      case 'disk-full':
        disk.isFull = true
        later(act.forMs, () => {
          disk.isFull = false
        })
        return
      case 'disk-slow': {
        const { latencyMs } = disk
        disk.latencyMs = act.latencyMs
        later(act.forMs, () => {
          disk.latencyMs = latencyMs
        })
        return
      }
      case 'clock-set':
        scheduler.wallOffsetMs += act.byMs
        return done()
      case 'sleep': {
        page.sleep(act.forMs)
        host.process.sleep(act.forMs)
        page.after(0, () => {
          if (act.isNoticed) for (const { client } of voices) client.session.hasSlept()
        })
        later(act.forMs, () => undefined)
        return
      }
      case 'settings':
        // Earlier sessions may be deleted at once.
        if (act.retention === 'nothing') kept.isForgotten = true
        void documents.invoke('settings.update', { privacy: { retention: act.retention } })
        return done()
      case 'account':
        void documents.invoke('account.use', { id: act.id })
        return done()
      case 'document':
        documents.translate(act.name)
        return done()
      case 'offline':
        office.inject({ ...act, type: 'outage' })
        later(act.forMs, () => undefined)
        return
      case 'answer-lost':
        office.losesAnswers += act.count
        return done()
      case 'limits':
        this.#parts.user.set(act)
        return done()
      case 'deleted':
        this.#delete(act.what)
        return done()
      case 'erased':
        this.#endTorn()
        this.#endTorn = () => undefined
        host.erased = () => {
          kept.isForgotten = true
          deletions.erased()
          this.#endPage()
          later(act.forMs, restart)
        }
        void documents.invoke('data.erase', {}, (isOk) => {
          if (!isOk && !this.#isCutOff) done()
        })
        return
    }
  }

  #delete(what: 'session' | 'outages'): void {
    const { documents, kept, outages, deletions, session } = this.#parts
    const id = session()
    if (id === undefined) return
    if (what === 'session') {
      kept.isForgotten = true
      void documents.invoke('session.delete', { ids: [id] })
      return
    }
    const recorded = outages.ended
    void documents.invoke('missingSpeech.discard', { id }, (isOk) => {
      if (isOk) deletions.gone(recorded)
    })
  }

  #endPage(): void {
    this.#isCutOff = true
    this.#parts.page.kill()
    for (const way of this.#parts.ways) way.hangUp()
  }
}
