/**
 * Offers a file that was made in this page: a browser saves it with its downloads, and the desktop shows a
 * dialog.
 *
 * @param type its media type
 */
export const download = (name: string, type: string, content: BlobPart): void =>
  downloadBlob(name, new Blob([content], { type }))

/** Downloads an existing blob. */
export function downloadBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  follow(address, name)
  // By then, the download has its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Downloads a file of the host, under the name that the host gives it. */
export const downloadFrom = (address: string): void => follow(address, '')

function follow(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
