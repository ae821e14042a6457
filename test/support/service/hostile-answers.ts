import { gzipSync } from 'node:zlib'
import type { Answer } from './http-peer.ts'

const MB = 1024 * 1024

/** An endless answer: spaces, as fast as they are read. */
export const endless =
  (status = 200, contentType = 'application/json'): Answer =>
  (response) => {
    const chunk = Buffer.alloc(64 * 1024, ' ')
    response.writeHead(status, { 'Content-Type': contentType })
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', write)
    write()
  }

/** A small gzip answer that expands to `megabytes` MB of spaces before an empty object. */
export const packed = (
  megabytes: number,
  { status = 200, contentType = 'application/json' } = {},
): Answer => {
  const content = gzipSync(Buffer.concat([Buffer.alloc(megabytes * MB, ' '), Buffer.from('{}')]))
  return (response) => {
    response.writeHead(status, { 'Content-Type': contentType, 'Content-Encoding': 'gzip' }).end(content)
  }
}

/** Valid JSON of some megabytes: a list or an object in an object, with the same item again and again. */
export function millions(start: string, item: string, megabytes = 32, status = 200): Answer {
  const end = start.endsWith('[') ? ']}' : '}}'
  const items = `${item},`.repeat((megabytes * MB - start.length - 100) / (item.length + 1))
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(`${start}${items}${item}${end}`)
  }
}
