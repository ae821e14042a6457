import type { Sentence } from '../support/audio/recordings.ts'
import { type Plan, planOf } from './plan.ts'
import { withOnly } from './plan-items.ts'
import { runPlan, type SeedRun } from './run-plan.ts'
import { openClips, simulate } from './simulate.ts'
import { codedSound } from './world/coded-sound.ts'
import { takeOver } from './world/take-over.ts'

/** The part of a seed that is run, and whether its trace is kept. */
export interface RunOptions {
  /** The parts of its plan; all if omitted. */
  readonly keys?: ReadonlySet<string> | undefined
  /** Number of sentences at most; all if omitted. */
  readonly sentences?: number | undefined
  readonly isTraceKept?: boolean
}

/** Runs seeds in this process, which belongs to the simulation from then on. */
export class Simulation {
  /** Coded sound of a sentence. */
  readonly soundOf: (id: Sentence) => Float32Array

  private constructor(soundOf: (id: Sentence) => Float32Array) {
    this.soundOf = soundOf
  }

  static async open(): Promise<Simulation> {
    const clips = await openClips()
    takeOver()
    const sounds = new Map<Sentence, Float32Array>()
    return new Simulation((id) => {
      const sound = sounds.get(id) ?? codedSound(id, clips)
      sounds.set(id, sound)
      return sound
    })
  }

  async plan(seed: number, { keys, sentences }: RunOptions = {}): Promise<Plan> {
    const plan = await planOf(seed, this.soundOf, sentences)
    return keys === undefined ? plan : withOnly(plan, keys)
  }

  play(plan: Plan, isTraceKept?: boolean): Promise<SeedRun> {
    return runPlan(plan, (each) => simulate(each, isTraceKept))
  }

  async run(seed: number, options: RunOptions = {}): Promise<SeedRun> {
    return this.play(await this.plan(seed, options), options.isTraceKept)
  }
}
