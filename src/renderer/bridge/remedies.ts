import { createContext, type ReactNode, useContext } from 'react'
import type { AppError } from '../../core/base/errors.ts'

/** What the app can do about an error besides its words: buttons, or nothing. */
export type Remedies = (error: AppError) => ReactNode

const RemediesContext = createContext<Remedies>(() => undefined)

export const RemediesProvider = RemediesContext.Provider

/** For notices of errors, wherever they stand. */
export const useRemedies = (): Remedies => useContext(RemediesContext)
