import type { BridgeClient } from '../../support/app/bridge-client.ts'

/** Answer of a call, limited to what attacks check. */
export interface Answer {
  readonly ok: boolean
  readonly value?: unknown
  readonly error?: { readonly kind: string; readonly detail?: string }
}

export const invoke = async (page: BridgeClient, name: string, input: unknown): Promise<Answer> =>
  (await page.invoke(name, input)) as Answer

export const inWords = ({ ok, error }: Answer): string =>
  ok ? 'answered' : `${error?.kind ?? 'no reason'} ${error?.detail ?? ''}`.trim()

/** Uploads a file to the host as a page does. */
export async function upload(page: BridgeClient, name: string, content: Uint8Array): Promise<string> {
  const begun = await invoke(page, 'file.begin', { name, bytes: content.length })
  const { id } = begun.value as { id: string }
  const CHUNK = 512 * 1024
  for (let at = 0; at < content.length; at += CHUNK)
    await invoke(page, 'file.append', { id, offset: at, data: content.subarray(at, at + CHUNK) })
  await invoke(page, 'file.end', { id })
  return id
}

/** Imports a session, given as text or as an object. */
export const importSession = async (page: BridgeClient, file: unknown): Promise<Answer> => {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  return invoke(page, 'session.import', { file: await upload(page, 'meeting.json', Buffer.from(text)) })
}
