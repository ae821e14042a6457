import type { IncomingMessage } from 'node:http'

const MAX_FORM_BYTES = 512
const FORM_TYPE = 'application/x-www-form-urlencoded'
const KEY = /^[\w-]{1,100}$/

/**
 * Reads the key that the form of the opening page posts. It is in the body because browsers keep addresses in
 * their history.
 *
 * @returns undefined if the body has no key or contains anything else
 */
export async function readPostedKey(request: IncomingMessage): Promise<string | undefined> {
  if (request.headers['content-type'] !== FORM_TYPE) return undefined
  let form = ''
  for await (const chunk of request.setEncoding('latin1')) {
    form += chunk
    if (form.length > MAX_FORM_BYTES) return undefined
  }
  const key = new URLSearchParams(form).get('key') ?? ''
  return KEY.test(key) ? key : undefined
}

/**
 * Inserts the key into the page that the form requested; the page redeems it like the key of a link.
 *
 * @param html with an `html` tag
 */
export const withKey = (html: string, key: string): string => html.replace('<html', `<html data-key="${key}"`)
