import { latestDone } from './show-done.ts'

/**
 * Offers a file that was made in this page, and says so: a browser saves it with its downloads, and the desktop asks
 * where.
 *
 * @param type its media type
 */
export const saveText = (name: string, type: string, content: string): void =>
  saveBlob(name, new Blob([content], { type }))

/** Offers an existing blob as a file. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  clickLink(address, name)
  // By then, the download has its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Offers a file of the host, under the name that the host gives it. */
export const saveFrom = (address: string): void => clickLink(address, '')

function clickLink(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  latestDone.setState({ done: { type: 'offered', name } })
}
