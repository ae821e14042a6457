/** The web APIs common to Chromium, its workers and Node that core uses. */
interface EventTargetLike {
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
interface AbortSignal extends EventTargetLike {
  readonly aborted: boolean
}
interface AbortController {
  readonly signal: AbortSignal
  abort(): void
}
declare var AbortController: { new (): AbortController }

interface URL {
  readonly protocol: string
  hostname: string
  readonly host: string
  readonly port: string
  readonly origin: string
  readonly href: string
  readonly username: string
  readonly password: string
  readonly search: string
  readonly hash: string
  pathname: string
  readonly searchParams: { set(name: string, value: string): void }
}
declare var URL: { new (address: string, base?: string): URL; canParse(address: string): boolean }

interface TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}
declare var TextEncoder: { new (): TextEncoder }
interface TextDecoder {
  decode(bytes: Uint8Array, options?: { stream?: boolean }): string
}
declare var TextDecoder: { new (label?: string, options?: { fatal?: boolean }): TextDecoder }

interface ReadableStream<R> extends AsyncIterable<R> {
  pipeThrough<T>(transform: {
    readonly readable: ReadableStream<T>
    readonly writable: object
  }): ReadableStream<T>
}
declare var ReadableStream: {
  new <R>(source: { pull(controller: { enqueue(chunk: R): void; close(): void }): void }): ReadableStream<R>
}
declare var DecompressionStream: {
  new (
    format: 'deflate-raw',
  ): {
    readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>
    readonly writable: object
  }
}

declare function atob(base64: string): string
declare function btoa(binary: string): string
