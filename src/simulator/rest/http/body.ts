import type { IncomingMessage } from 'node:http'
import { toObject } from './form.ts'
import { type Answer, refuse } from './http.ts'
import { MultipartReader } from './multipart.ts'

/** Takes a body piece by piece, and says in the end what it holds. */
interface BodyReader {
  push(chunk: Buffer): void
  end(): { readonly value: unknown } | Answer
}

/** What a body holds, read as its type says; or why it cannot be read. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<{ readonly value: unknown } | Answer> {
  const reader = openReader(request.headers['content-type'])
  const end = await receive(request, limit, (chunk) => reader.push(chunk))
  return refusalOf(end) ?? reader.end()
}

type End = 'complete' | 'too-large' | 'gone'

function refusalOf(end: End): Answer | undefined {
  if (end === 'too-large') return refuse(413, 'The request size exceeds the limit.')
  return end === 'gone' ? refuse(400, 'The request was not finished.') : undefined
}

/** The bytes of a body, whatever its type. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Uint8Array | Answer> {
  const chunks: Buffer[] = []
  const end = await receive(request, limit, (chunk) => chunks.push(chunk))
  const refusal = refusalOf(end)
  return refusal ?? Buffer.concat(chunks)
}

/** Receives a body to its end, unless it is larger than `limit` bytes or the client goes away. */
function receive(request: IncomingMessage, limit: number, take: (chunk: Buffer) => void): Promise<End> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve('too-large')
  let length = 0
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > limit) resolve('too-large')
      else take(chunk)
    })
    request.on('end', () => resolve('complete'))
    request.on('close', () => resolve('gone'))
    request.on('error', () => resolve('gone'))
  })
}

function openReader(contentType: string | undefined): BodyReader {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase()
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '')
  if (type === 'multipart/form-data') return multipartReader(boundary?.[1] ?? boundary?.[2])
  if (type === 'application/x-www-form-urlencoded')
    return wholeReader((text) => ({ value: toObject(new URLSearchParams(text)) }))
  if (type === 'application/json') return wholeReader(parseJson)
  return wholeReader(() => refuse(415, 'Unsupported media type.', type ?? 'none was stated'))
}

/** A body without a single byte is an empty one, whatever its type. */
function wholeReader(read: (text: string) => { value: unknown } | Answer): BodyReader {
  const chunks: Buffer[] = []
  return {
    push: (chunk) => void chunks.push(chunk),
    end: () => (chunks.length === 0 ? { value: {} } : read(Buffer.concat(chunks).toString())),
  }
}

function multipartReader(boundary: string | undefined): BodyReader {
  if (boundary === undefined) return wholeReader(() => refuse(400, 'The form has no boundary.'))
  const reader = new MultipartReader(boundary)
  return {
    push: (chunk) => reader.push(chunk),
    end() {
      const problem = reader.end()
      return problem === undefined ? { value: toObject(reader.fields) } : refuse(400, problem)
    },
  }
}

function parseJson(text: string): { value: unknown } | Answer {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (thrown) {
    return refuse(400, 'The request body is not JSON.', thrown instanceof Error ? thrown.message : undefined)
  }
}
