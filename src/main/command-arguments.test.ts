import { describe, expect, it } from 'vitest'
import { commandArguments } from './command-arguments.ts'

const PROGRAM = '/usr/lib/parley/parley'
const started = (...args: string[]) => commandArguments([PROGRAM, ...args], true)

describe('the packaged program', () => {
  it.each([
    { args: [] },
    { args: ['--at-login'] },
    { args: ['--ozone-platform=x11'] },
    { args: ['/home/ana/Standup.parley'] },
    { args: ['C:\\Users\\Ana\\STANDUP.PARLEY'] },
    { args: ['-psn_0_12345'] },
  ])('opens its window when started with $args', ({ args }) => {
    expect(started(...args)).toBeUndefined()
  })

  it.each([
    { args: ['--version'] },
    { args: ['-v'] },
    { args: ['--help'] },
    { args: ['-h'] },
    { args: ['speak', 'a.wav', '--to', 'de'] },
    { args: ['speek'] },
  ])('runs a command when started with $args', ({ args }) => {
    expect(started(...args)).toEqual(args)
  })

  it('runs whatever follows the switch of its script, and reads none of Chromium’s switches before', () => {
    const args = ['doctor', '--service', 'https://service.test', '--json']
    expect(started('--no-sandbox', '--command-line', '--', ...args)).toEqual(args)
    expect(started('--command-line', '--', 'a.parley')).toEqual(['a.parley'])
    expect(started('--command-line', '--')).toEqual([])
  })
})

describe('a checkout', () => {
  it('opens its window, whatever the runtime was given', () => {
    expect(commandArguments(['electron', '/checkout'], false)).toBeUndefined()
    expect(commandArguments(['electron', '-r', 'loader.js', '/checkout'], false)).toBeUndefined()
  })
})
