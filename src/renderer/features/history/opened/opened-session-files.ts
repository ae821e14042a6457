import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EventPayload } from '../../../../core/contract/contract.ts'
import { type StorePorts, usePageStore } from '../../../queries/stores.ts'

export type OpenedSessionFile = EventPayload<'session.opened'>

/** Files that are offered at a time; further ones wait for them. */
const MAX_OFFERED = 3

export interface OpenedSessionFiles {
  readonly store: StoreApi<readonly OpenedSessionFile[]>
  readonly dismiss: (opened: OpenedSessionFile) => void
}

/**
 * Creates the list of session files that the user has opened with the desktop app, until they are imported or dismissed.
 * The host sends them as soon as the page has reported its status, which may be before anything is rendered.
 */
export function createOpenedFiles({ bridge }: Pick<StorePorts, 'bridge'>): OpenedSessionFiles {
  const store = createStore<readonly OpenedSessionFile[]>(() => [])
  const change = (next: (files: readonly OpenedSessionFile[]) => readonly OpenedSessionFile[]) =>
    store.setState(next(store.getState()), true)
  bridge.subscribe('session.opened', (opened) => change((files) => [...files, opened]))
  return {
    store,
    dismiss(done) {
      change((files) => files.filter((file) => file !== done))
      // The host has its content.
      if ('file' in done) void bridge.invoke('session.dismissFile', { file: done.file })
    },
  }
}

/** Files to offer now. */
export function useOpenedFiles(): Pick<OpenedSessionFiles, 'dismiss'> & {
  readonly opened: readonly OpenedSessionFile[]
} {
  const { store, dismiss } = usePageStore(createOpenedFiles)
  return { opened: useStore(store).slice(0, MAX_OFFERED), dismiss }
}
