import type { IncomingMessage } from 'node:http'
import { Refusal, refusal, refuse } from './api-request.ts'
import { readParts, toObject } from './form.ts'

const TOO_LARGE = new Refusal(refusal(413, 'The request size exceeds the limit.'))
/** Bodies of up to twice their limit are read to their end: a client that is cut off while it sends may miss the answer. */
const MAX_READ = 2
const UNFINISHED = new Refusal(refusal(400, 'The request was not finished.'))

/** The content of a body, parsed by its media type. */
export async function readBody(request: IncomingMessage, limit: number): Promise<unknown> {
  const bytes = await readBytes(request, limit)
  // An empty body is an empty object, whatever its type.
  if (bytes.length === 0) return {}
  const { 'content-type': contentType = '' } = request.headers
  switch (contentType.split(';', 1)[0]?.trim().toLowerCase()) {
    case 'application/json':
      return attempt('The request body is not JSON.', () => JSON.parse(bytes.toString()) as unknown)
    case 'application/x-www-form-urlencoded':
      return toObject(new URLSearchParams(bytes.toString()))
    case 'multipart/form-data':
      return attempt('The form cannot be read.', async () => toObject(await readParts(bytes, contentType)))
    default:
      return refuse(415, 'Unsupported media type.', contentType || 'none was stated')
  }
}

/** The bytes of a body, unless there are more than `limit` or the client goes away. */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_READ * limit) return Promise.reject(TOO_LARGE)
  const chunks: Buffer[] = []
  let length = 0
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= limit) chunks.push(chunk)
      else if (length > MAX_READ * limit) reject(TOO_LARGE)
    })
    request.on('end', () => (length > limit ? reject(TOO_LARGE) : resolve(Buffer.concat(chunks))))
    request.on('close', () => reject(UNFINISHED))
    request.on('error', () => reject(UNFINISHED))
  })
}

async function attempt(problem: string, read: () => unknown): Promise<unknown> {
  try {
    return await read()
  } catch (thrown) {
    return refuse(400, problem, thrown instanceof Error ? thrown.message : undefined)
  }
}
