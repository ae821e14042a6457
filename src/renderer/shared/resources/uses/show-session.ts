import { createContext } from 'react'

/** Opens a saved session in its panel, from anywhere in the page. */
export const ShowSession = createContext<(id: string) => void>(() => undefined)
