import type { DemoVoice, RecordedLanguage, SentenceId } from '../script/script.ts'
import { splitScriptWords } from '../script/script-words.ts'
import { movement } from './correlation.ts'
import { Ear, type Frame } from './ear.ts'
import { FILTER_BANDS } from './filter-bank.ts'
import { FrameCutter, HOP } from './heard-frames.ts'
import { type PlacedWord, placeWords } from './word-placement.ts'

export interface ClipName {
  readonly language: RecordedLanguage
  readonly voice: DemoVoice
  readonly id: SentenceId
}

/** A clip cut into frames from one of several starting points, `FILTER_BANDS` levels for each. */
export interface TemplateGrid {
  /** Samples of the clip before its first frame. */
  readonly offset: number
  readonly length: number
  readonly levels: Float32Array
}

/** Number of frames that a search compares, 600 ms, and the step between those used in its first pass. */
export const TEMPLATE_WINDOW = 30
export const STRIDE = 3

/** A recorded sentence, prepared to be recognised. */
export interface Template {
  readonly clip: ClipName
  readonly words: readonly PlacedWord[]
  /** Half a hop apart, so that a heard frame is never more than 5 ms off a frame of the template. */
  readonly grids: readonly [TemplateGrid, TemplateGrid]
  /** Whether each frame of the first grid is audible. */
  readonly isAudible: readonly boolean[]
  /** Variation of each window of the first grid, as used by the first pass of a search. */
  readonly movements: Float32Array
}

/** Frames this far below the loudest one of a clip are pauses. */
const PAUSE_DB = 38

/** @param samples the clip at 16 kHz */
export function createTemplate(clip: ClipName, text: string, samples: Float32Array): Template {
  const frames = hear(samples)
  const isAudible = findAudible(frames)
  const grid = toGrid(frames, 0)
  return {
    clip,
    words: placeWords(splitScriptWords(text, clip.language), isAudible),
    grids: [grid, toGrid(hear(samples.subarray(HOP / 2)), HOP / 2)],
    isAudible,
    movements: Float32Array.from({ length: Math.max(0, grid.length - TEMPLATE_WINDOW + 1) }, (_, at) =>
      Math.max(1, movement(grid.levels, at, TEMPLATE_WINDOW, STRIDE)),
    ),
  }
}

function hear(samples: Float32Array): Frame[] {
  const ear = new Ear()
  const frames: Frame[] = []
  new FrameCutter().push(samples, (sound, at) => frames.push(ear.hear(sound, at)))
  return frames
}

function findAudible(frames: readonly Frame[]): boolean[] {
  const loudest = frames.reduce((most, { level }) => Math.max(most, level), Number.NEGATIVE_INFINITY)
  return frames.map(({ level }) => level > loudest - PAUSE_DB)
}

function toGrid(frames: readonly Frame[], offset: number): TemplateGrid {
  const levels = new Float32Array(frames.length * FILTER_BANDS)
  for (const [i, { bands }] of frames.entries()) levels.set(bands, i * FILTER_BANDS)
  return { offset, length: frames.length, levels }
}
