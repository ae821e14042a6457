import { createContext } from 'react'

/** How pickers look: a field with its label above, or a word of the sentence that they stand in. */
export type PickerLook = 'field' | 'word'

export const PickerLookContext = createContext<PickerLook>('field')
