import { createStore } from 'zustand/vanilla'

/** A message that is said at the top of the page. */
export type Done =
  /** A success, with Undo or a next step; or why what its button should do failed. */
  | {
      readonly type: 'done'
      readonly title: string
      readonly action?: { readonly label: string; readonly run: () => void } | undefined
    }
  /** The page has offered a file. Only a host with a file manager knows whether it was saved, and then says so. */
  | { readonly type: 'offered'; readonly name: string }
  /** The host has saved a file, and can show its folder. */
  | { readonly type: 'saved'; readonly name: string; readonly id: string }

/** The latest message, which the toast shows for a while. */
export const latestDone = createStore<{ readonly done: Done | undefined }>(() => ({ done: undefined }))

/** Says at the top of the page what was done, or why it was not. */
export const showDone = (title: string, action?: Extract<Done, { type: 'done' }>['action']): void =>
  latestDone.setState({ done: { type: 'done', title, action } })
