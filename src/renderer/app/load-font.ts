import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'

/** The font of the interface, and letters of both its files: of Western Europe, and of the rest of the Latin script. */
const FONT = "1em 'Atkinson Hyperlegible Next Variable'"
const LETTERS = 'aā'

/** Loads the font of the interface. A page waits for it, so that nothing moves when it comes; without it, it uses the system's. */
export async function loadFont(): Promise<void> {
  await Promise.allSettled([document.fonts.load(FONT, LETTERS)])
}
