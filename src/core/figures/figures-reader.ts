import type { Side } from '../voice/sides.ts'
import type { Figures } from './figures.ts'

/** Reads figures when they are wanted: they are collected all the time, and summed up on request. */
export type FiguresReader = (side?: Side) => Figures | undefined
export const noFigures: FiguresReader = () => undefined
