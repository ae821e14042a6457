import { type Answer, type HttpPeer, json } from './http-peer.ts'

/** What a peer answers to each path; to any other, that there is nothing. */
export function answerByPath(peer: HttpPeer, answers: Readonly<Record<string, Answer>>): void {
  peer.answerWith((response, request) => {
    const [path = ''] = request.url.split('?', 1)
    const answer = answers[path] ?? json(404, { message: 'Not found.' })
    answer(response, request)
  })
}

/** Everything that was asked, such as `POST /v2/translate`. */
export const askedOf = (peer: HttpPeer): string[] =>
  peer.received.map(({ method, url }) => `${method} ${url}`)

/** The bodies that came to a path, read. */
export const bodiesAt = (peer: HttpPeer, path: string): Record<string, unknown>[] =>
  peer.received
    .filter(({ url }) => url === path)
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)

/** Translates by writing in capitals. */
export const shout: Answer = (response, request) => {
  const { text } = JSON.parse(request.body) as { text: string[] }
  const translations = text.map((each) => ({
    detected_source_language: 'EN',
    text: each.toUpperCase(),
    billed_characters: each.length,
  }))
  json(200, { translations })(response, request)
}
