import { expect, it } from 'vitest'
import { TerminalOutput } from './terminal-output.ts'

const HOSTILE = 'a\u001b]52;c;cm0gLXJm\u0007\u009b2J\u0000\tb\r\nc'

function outputTo(isTTY: boolean) {
  const written: (string | Uint8Array)[] = []
  const stream = { isTTY, columns: 20, write: (part: string | Uint8Array) => written.push(part) > 0 }
  return { output: new TerminalOutput(() => stream as unknown as NodeJS.WriteStream), written }
}

it.each([true, false])('prints lines without commands, to a terminal or not: %s', (isTTY) => {
  const { output, written } = outputTo(isTTY)
  output.print(HOSTILE)
  expect(written.join('')).toBe('a]52;c;cm0gLXJm2J\tb\nc\n')
})

it('writes content as it is to a file, and without commands to a terminal', () => {
  const file = outputTo(false)
  file.output.write(HOSTILE)
  expect(file.written).toEqual([HOSTILE])
  for (const content of [HOSTILE, Buffer.from(HOSTILE)]) {
    const terminal = outputTo(true)
    terminal.output.write(content)
    expect(terminal.written).toEqual(['a]52;c;cm0gLXJm2J\tb\nc'])
  }
})

it.each([
  ['字幕の途中経過がここに表示されます', '字幕の途中経過がこ'],
  ['  0.0 s  ja 字幕の途中', '  0.0 s  ja 字幕の'],
  ['자막이 여기에 표시됩니다', '자막이 여기에 표시'],
  ['🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉', '🎉🎉🎉🎉🎉🎉🎉🎉🎉'],
  ['e\u0301'.repeat(25), 'e\u0301'.repeat(19)],
])('shows no more than the terminal has columns, so that one row is erased: %s', (line, shown) => {
  const { output, written } = outputTo(true)
  output.show(line)
  expect(written).toEqual(['\r\u001b[K', shown])
})

it('shows a line that the next output overwrites, on a terminal only', () => {
  const terminal = outputTo(true)
  terminal.output.show('provisional and too long')
  terminal.output.show('\u001b[2J')
  terminal.output.clearLine()
  expect(terminal.written.join('')).toBe('\r\u001b[Kprovisional and too\r\u001b[K[2J\r\u001b[K')
  const file = outputTo(false)
  file.output.show('provisional')
  file.output.clearLine()
  expect(file.written).toEqual([])
})
