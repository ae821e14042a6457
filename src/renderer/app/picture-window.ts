/** Windows that stay above all others, where the browser has them. */
interface DocumentPictureInPicture {
  readonly requestWindow: (size: { readonly width: number; readonly height: number }) => Promise<Window>
}

const pictures = (globalThis as { documentPictureInPicture?: DocumentPictureInPicture })
  .documentPictureInPicture

/** Whether the browser can keep a window of a page above all others. */
export const hasPictureWindows = pictures !== undefined

const SIZE = { width: 720, height: 150 }
const PAGE = 'overlay.html'

/** Opens an empty window above all others, which closes with this page. Must follow a user gesture. */
export async function openPictureWindow(): Promise<Window | undefined> {
  return pictures?.requestWindow(SIZE)
}

/** Opens the page of captions in a small window; an existing one is reused. It stays when this page is reloaded. */
export function openSmallWindow(): void {
  // A window opened by this page receives a copy of its session storage, and with it the session secret.
  const opened = window.open('', 'parley-captions', `popup,width=${SIZE.width},height=${SIZE.height}`)
  if (opened === null) return
  if (!opened.location.pathname.endsWith(PAGE)) opened.location.href = new URL(PAGE, location.href).href
  opened.focus()
}
