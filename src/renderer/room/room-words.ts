import type roomPage from '../../../resources/locales/en/roomPage.json'

/** The words of the page, which is built once for each language of the interface. */
export const strings = JSON.parse(document.scripts[0]?.text ?? '{}') as typeof roomPage
