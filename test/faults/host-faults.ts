import { faultsOf } from './layer-fault.ts'

export const webHostFaults = faultsOf('web host', [
  {
    name: 'an admitted page is still limited like a stranger',
    file: 'src/webhost/admission/strangers.ts',
    find: "wire.off('data', count)",
    replace: "wire.off('data', (received) => count(received))",
    foundBy: 'src/webhost/webhost.test.ts',
  },
  {
    name: 'a program at the port of a host that ended can pass on the proof of one at another port',
    file: 'src/core/contract/web-bridge.ts',
    find: '`${nonce} ${address}`',
    replace: '`${nonce} ${address.length}`',
    foundBy: 'src/webhost/admission/resumptions.test.ts',
  },
  {
    name: 'a page trusts whoever takes the port right after its host has proven itself',
    file: 'src/renderer/bridge/web-transport.ts',
    find: 'this.#expectedProof !== undefined && proof !== this.#expectedProof',
    replace: 'proof !== undefined && proof !== this.#expectedProof',
    foundBy: 'src/renderer/bridge/web-transport.test.ts',
  },
  {
    name: 'forms of other sites are accepted',
    file: 'src/webhost/loopback-server.ts',
    find: "isOwnPage || (method === 'POST' && ORIGINS_OF_FILES.has(origin))",
    replace: "isOwnPage || method === 'POST' || ORIGINS_OF_FILES.has(origin)",
    foundBy: 'src/webhost/webhost.test.ts',
  },
  {
    name: 'a reader of captions may go back to before it was admitted',
    file: 'src/webhost/feed/caption-feed-server.ts',
    find: 'feed.isSince(named, this.#beginnings.get(admission.proof)) ? named : undefined',
    replace: 'named',
    foundBy: 'src/webhost/feed/caption-feed-server.test.ts',
  },
  {
    name: 'a phone may go back to before its room was opened',
    file: 'src/backend/room/room-server.ts',
    find: 'feed.isSince(named, this.#beginning) ? named : undefined',
    replace: 'named',
    foundBy: 'src/backend/room/room-server.test.ts',
  },
  {
    name: 'any ticket of the right form opens the frames of a room',
    file: 'src/backend/room/room-server.ts',
    find: '!timingSafeEqual(Buffer.from(ticket), Buffer.from(this.#key.ticket))',
    replace: '!timingSafeEqual(Buffer.from(ticket), Buffer.from(ticket))',
    foundBy: 'src/backend/room/room-server.test.ts',
  },
  {
    name: 'a phone that begins to listen hears what was said before',
    file: 'src/backend/room/room-sound.ts',
    find: 'Number(after ?? this.end)',
    replace: 'Number(after ?? 0)',
    foundBy: 'src/backend/room/room-sound.test.ts',
  },
  {
    name: 'a phone plays again what a relay repeats',
    file: 'src/renderer/room/room-listener.ts',
    find: 'context === undefined || sequence <= this.#sequence',
    replace: 'context === undefined',
    foundBy: 'src/renderer/room/room-listener.test.ts',
  },
  {
    name: 'the addresses that a page may stream to are told to strangers alone',
    file: 'src/webhost/serve-pages.ts',
    find: 'isPrivate ? await streamSources() : []',
    replace: 'isPrivate ? [] : await streamSources()',
    foundBy: 'src/webhost/webhost.test.ts',
  },
])

export const commandLineFaults = faultsOf('command line', [
  {
    name: 'a command that a signal has ended looks as if it had done its work',
    file: 'src/cli/run-cli.ts',
    find: '\n  endBy(by)\n',
    replace: '\n',
    foundBy: 'test/contract/host/command-line-ends.test.ts',
  },
  {
    name: 'an export replaces a file that has the name',
    file: 'src/cli/output/output-file.ts',
    find: '!stat.isFile() || stat.size === 0',
    replace: 'stat.isFile() || stat.size === 0',
    foundBy: 'test/contract/host/command-line-ends.test.ts',
  },
  {
    name: 'a short word with a slip is not recognised',
    file: 'src/cli/near-match.ts',
    find: 'Math.ceil(word.length / LETTERS_PER_SLIP)',
    replace: 'Math.floor(word.length / LETTERS_PER_SLIP)',
    foundBy: 'src/cli/cli.test.ts',
  },
  {
    name: 'lines wait for the latest words of the other side instead of the earliest',
    file: 'src/cli/meet/spoken-order.ts',
    find: 'return Math.min(...sides.flatMap',
    replace: 'return Math.max(...sides.flatMap',
    foundBy: 'src/cli/meet/spoken-order.test.ts',
  },
  {
    name: 'the padding of an odd chunk of a WAV file is read as the next chunk',
    file: 'src/cli/media/wav-source.ts',
    find: 'body + stated + (stated & 1)',
    replace: 'body + stated',
    foundBy: 'src/cli/media/wav-source.test.ts',
  },
  {
    name: 'only the first page of sessions is listed',
    file: 'src/cli/kept-sessions.ts',
    find: 'page.value.sessions.length < PAGE',
    replace: 'page.value.sessions.length <= PAGE',
    foundBy: 'src/cli/kept-sessions.test.ts',
  },
  {
    name: 'a text may command a terminal by its second control character',
    file: 'src/backend/base/terminal-text.ts',
    find: 'const CONTROL = /(?![\\n\\t])\\p{Cc}/gu',
    replace: 'const CONTROL = /(?![\\n\\t])\\p{Cc}/u',
    foundBy: 'src/backend/base/terminal-text.test.ts',
  },
])

export const shellFaults = faultsOf('shell', [
  {
    name: 'the display stays on only if every page runs a session',
    file: 'src/main/integration/keep-awake.ts',
    find: '.some(({ size }) => size > 0)',
    replace: '.every(({ size }) => size > 0)',
    foundBy: 'src/main/integration/keep-awake.test.ts',
  },
  {
    name: 'the folder of a start and its file are swapped',
    file: 'src/main/integration/opened-files.ts',
    find: '[resolve(folder, argument)]',
    replace: '[resolve(argument, folder)]',
    foundBy: 'src/main/integration/opened-files.test.ts',
  },
  {
    name: 'what Windows encrypts counts as unprotected',
    file: 'src/main/storage/system-secrets.ts',
    find: "platform === 'linux' && ciphertext",
    replace: "platform !== 'darwin' && ciphertext",
    foundBy: 'src/main/storage/system-secrets.test.ts',
  },
  {
    name: 'shortcuts through the portal end once a new one was recorded',
    file: 'src/main/integration/desktop-shortcuts.ts',
    find: 'this.use(this.#wanted, this.#isOn)',
    replace: 'this.use(this.#wanted)',
    foundBy: 'src/main/integration/desktop-shortcuts.test.ts',
  },
])

export const updateFaults = faultsOf('updates', [
  {
    name: 'release notes are cut within a character',
    file: 'src/main/updates/feed/feed.ts',
    find: "`${points.slice(0, MAX_NOTES).join('')}…`",
    replace: '`${plain.trim().slice(0, MAX_NOTES)}…`',
    foundBy: 'src/main/updates/feed/feed.test.ts',
  },
  {
    name: 'a beta gets no further prerelease',
    file: 'src/main/updates/feed/feed.ts',
    find: 'isPrerelease(version) && !isPrerelease(running)',
    replace: 'isPrerelease(version) || isPrerelease(running)',
    foundBy: 'test/contract/updates/feed.test.ts',
  },
  {
    name: 'a policy in the registry that is 0 switches updates off',
    file: 'src/main/updates/policy.ts',
    find: 'Number(digits) !== 0',
    replace: "digits !== '0'",
    foundBy: 'src/main/updates/policy.test.ts',
  },
])

export const demoServiceFaults = faultsOf('demo service', [
  {
    name: 'the last character of a limit cannot be used',
    file: 'src/simulator/rest/account/key-state.ts',
    find: 'used + amount <= (limits',
    replace: 'used + amount < (limits',
    foundBy: 'src/simulator/rest/account/usage-routes.test.ts',
  },
  {
    name: 'the shortest of several terms of a glossary goes first',
    file: 'src/simulator/translation/replace-terms.ts',
    find: 'b.source.length - a.source.length',
    replace: 'a.source.length - b.source.length',
    foundBy: 'src/simulator/translation/translate.test.ts',
  },
  {
    name: 'the segments of a full last page are followed by an empty page',
    file: 'src/simulator/rest/memories/segments.ts',
    find: '...(end < found.length &&',
    replace: '...(end <= found.length &&',
    foundBy: 'test/contract/service/memories.test.ts',
  },
  {
    name: 'time earns no credit for further media',
    file: 'src/simulator/voice/pacing.ts',
    find: '    this.#credit = Math.min(',
    replace: '    this.#last = now\n    this.#credit = Math.min(',
    foundBy: 'src/simulator/voice/pacing.test.ts',
  },
  {
    name: 'a language that is also spoken counts as two targets',
    file: 'src/simulator/voice/request.ts',
    find: '[...new Set([...value.target_languages, ...value.target_media_languages])]',
    replace: '[...value.target_languages, ...value.target_media_languages]',
    foundBy: 'src/simulator/voice/request.test.ts',
  },
])
