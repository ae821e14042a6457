import type { IncomingMessage } from 'node:http'

const MAX_FORM_BYTES = 512
const FORM_TYPE = 'application/x-www-form-urlencoded'
const KEY = /^[\w-]{1,100}$/

/**
 * Reads the key that a form of the opening page brings: in a body, since addresses are kept in a browser's history.
 *
 * @returns nothing where there is none, or more than a key
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
 * Writes the key into the page that the form asked for, which redeems it as the key of a link.
 *
 * @param html with an `html` tag
 */
export const withKey = (html: string, key: string): string => html.replace('<html', `<html data-key="${key}"`)
