import { createContext, type ReactNode, useContext } from 'react'
import type { AppError } from '../../core/base/errors.ts'

/** Actions that the app offers for an error, beside its message. */
export type Remedies = (error: AppError) => ReactNode

const RemediesContext = createContext<Remedies>(() => undefined)

export const RemediesProvider = RemediesContext.Provider

/** Remedies for error notices anywhere in the page. */
export const useRemedies = (): Remedies => useContext(RemediesContext)
