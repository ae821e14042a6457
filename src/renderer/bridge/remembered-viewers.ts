import * as z from 'zod/mini'
import { MAX_VIEWERS } from '../../core/caption-page/messages.ts'

/** Local storage key: a streaming program loads the address again after its own restart, when the ticket is spent. */
const NAME = 'parley-caption-viewers'

const rememberedSchema = z.object({ ticket: z.string(), secret: z.string(), proof: z.string() })
type Remembered = z.output<typeof rememberedSchema>

/** Admissions of this browser, newest first. */
function all(): readonly Remembered[] {
  try {
    return z.array(rememberedSchema).parse(JSON.parse(localStorage.getItem(NAME) ?? '[]'))
  } catch {
    // Another version wrote it.
    return []
  }
}

const keep = (viewers: readonly Remembered[]) =>
  localStorage.setItem(NAME, JSON.stringify(viewers.slice(0, MAX_VIEWERS)))

export const rememberedViewer = (ticket: string): Remembered | undefined =>
  all().find((viewer) => viewer.ticket === ticket)

export const rememberViewer = (viewer: Remembered): void => keep([viewer, ...all()])

export const forgetViewer = (ticket: string): void => keep(all().filter((viewer) => viewer.ticket !== ticket))
