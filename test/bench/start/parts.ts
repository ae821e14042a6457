/** Parts of a start, in their order. Ready is the runtime's own, and the double's at once. */
export const partNames = ['double', 'modules', 'backend', 'window', 'page', 'call'] as const
export type PartName = (typeof partNames)[number]

/** The end of a part since the start of the process: by the clock, and as CPU time of its main thread. */
export interface Part {
  readonly wallMs: number
  readonly workMs: number
}

export type Parts = Partial<Record<PartName, Part>>
