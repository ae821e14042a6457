import { type Answer, type HttpPeer, json } from './http-peer.ts'

/** Sets a peer's answer by path; any other path is not found. */
export function answerByPath(peer: HttpPeer, answers: Readonly<Record<string, Answer>>): void {
  peer.answerWith((response, request) => {
    const [path = ''] = request.url.split('?', 1)
    const answer = answers[path] ?? json(404, { message: 'Not found.' })
    answer(response, request)
  })
}

/** All requests, such as `POST /v2/translate`. */
export const askedOf = (peer: HttpPeer): string[] =>
  peer.received.map(({ method, url }) => `${method} ${url}`)

/** Parsed request bodies sent to a path. */
export const bodiesAt = (peer: HttpPeer, path: string): Record<string, unknown>[] =>
  peer.received
    .filter(({ url }) => url === path)
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)

/** Translates by converting to upper case. */
export const shout: Answer = (response, request) => {
  const { text } = JSON.parse(request.body) as { text: string[] }
  const translations = text.map((each) => ({
    detected_source_language: 'EN',
    text: each.toUpperCase(),
    billed_characters: each.length,
  }))
  json(200, { translations })(response, request)
}
