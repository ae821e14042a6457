import { createServer, type Server } from 'node:http'

const PAGE = '<!doctype html><title>Free Wi-Fi</title><form>Sign in to use the internet</form>'

/** How a network that wants its user to sign in answers for every address. */
export const signInAnswers = {
  'a web page': { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  'a redirect to its page': { status: 302, headers: { Location: 'http://sign-in.test/' } },
  'the status for it': { status: 511, headers: { 'Content-Type': 'text/html' } },
} as const

export type SignInAnswer = keyof typeof signInAnswers

/** Answers every request at a port with a page to sign in, also requests for a WebSocket. */
export class SignInNetwork {
  readonly #server: Server
  /** Paths that were requested. */
  readonly asked: string[] = []

  private constructor(answer: SignInAnswer) {
    const { status, headers } = signInAnswers[answer]
    this.#server = createServer((request, response) => {
      this.asked.push(request.url ?? '')
      response.writeHead(status, { ...headers, Connection: 'close' }).end(PAGE)
    })
  }

  static async at(port: number, answer: SignInAnswer): Promise<SignInNetwork> {
    const network = new SignInNetwork(answer)
    await new Promise<void>((resolve) => network.#server.listen(port, '127.0.0.1', resolve))
    return network
  }

  async signIn(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }
}
