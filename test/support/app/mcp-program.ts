import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { COMMAND_LINE } from './command-line.ts'

export const CAPTIONS = { uri: 'parley://captions' }

/** Versions of the protocol: with a handshake, and with what a client is in every request. */
export const protocols = ['legacy', { pin: '2026-07-28' }] as const
type Protocol = (typeof protocols)[number]

/** The official client of MCP, and Parley in a process of its own. */
export class McpProgram {
  readonly client: Client
  readonly transport: StdioClientTransport
  /** All that it was told, as JSON. */
  received = ''

  private constructor(home: string, key: string, args: readonly string[], mode: Protocol) {
    this.client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    this.transport = new StdioClientTransport({
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', COMMAND_LINE, 'mcp', ...args],
      env: { ...(process.env as Record<string, string>), PARLEY_KEY: key, PARLEY_HOME: home },
      stderr: 'pipe',
    })
    this.transport.stderr?.on('data', (chunk) => (this.received += String(chunk)))
  }

  static async start(
    home: string,
    key: string,
    args: readonly string[] = [],
    protocol: Protocol = 'legacy',
  ): Promise<McpProgram> {
    const program = new McpProgram(home, key, args, protocol)
    await program.client.connect(program.transport)
    const { onmessage } = program.transport
    program.transport.onmessage = (message) => {
      program.received += JSON.stringify(message)
      onmessage?.(message)
    }
    return program
  }

  async call(name: string, input: object = {}) {
    const result = await this.client.callTool({ name, arguments: { ...input } })
    const [content] = result.content
    const text = content?.type === 'text' ? content.text : ''
    return { text, isError: result.isError === true, structured: result.structuredContent }
  }

  async read(): Promise<string> {
    const { contents } = await this.client.readResource(CAPTIONS)
    return contents.map((content) => ('text' in content ? content.text : '')).join('')
  }
}
