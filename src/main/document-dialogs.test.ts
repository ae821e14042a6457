import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BrowserWindow, chosenFiles, fileDialogs, ipcMain } from '../../test/doubles/electron.ts'
import { silentLog } from '../core/log.ts'
import { ok } from '../core/result.ts'
import { documentDialogs } from './document-dialogs.ts'
import { answerCalls } from './ipc.ts'
import { speak } from './language.ts'

let window: BrowserWindow
beforeAll(() => speak('en'))
beforeEach(() => {
  BrowserWindow.windows = []
  window = new BrowserWindow({})
  fileDialogs.length = 0
})
afterEach(() => {
  chosenFiles.length = 0
})

/** As from a call of the window's page. */
async function asked<T>(ask: () => Promise<T>, sender: unknown = window.webContents): Promise<T> {
  let answer: T | undefined
  answerCalls(async () => {
    answer = await ask()
    return ok({})
  }, silentLog)
  const senderFrame = { url: 'app://parley/index.html', parent: null }
  await ipcMain.call({ sender, senderFrame }, 'parley:call', 1, 'document.pick', {})
  return answer as T
}

describe('the dialog for documents', () => {
  it('belongs to the window that asks, and offers what can be translated', async () => {
    chosenFiles.push('/home/a.docx', '/home/b.pdf')
    expect(await asked(() => documentDialogs.pick!(['docx', 'pdf']))).toEqual(['/home/a.docx', '/home/b.pdf'])
    expect(fileDialogs).toEqual([
      [
        window,
        expect.objectContaining({
          filters: [{ name: 'Documents', extensions: ['docx', 'pdf'] }],
          properties: ['openFile', 'multiSelections'],
        }),
      ],
    ])
  })

  it('brings nothing where the user thought better of it', async () => {
    expect(await asked(() => documentDialogs.pick!(['pdf']))).toEqual([])
  })
})

describe('the dialog for a folder', () => {
  it('belongs to the window that asks, and begins where the last folder is', async () => {
    chosenFiles.push('/home/meetings')
    expect(await asked(() => documentDialogs.pickFolder!('/home/earlier'))).toBe('/home/meetings')
    expect(fileDialogs).toEqual([
      [
        window,
        expect.objectContaining({
          title: 'Choose a folder for the text files',
          defaultPath: '/home/earlier',
          properties: ['openDirectory', 'createDirectory'],
        }),
      ],
    ])
  })

  it('brings nothing where the user thought better of it', async () => {
    expect(await asked(() => documentDialogs.pickFolder!(undefined))).toBeUndefined()
  })
})

describe('the dialog for a translation', () => {
  it('begins beside the source, and asks before something is replaced', async () => {
    chosenFiles.push('/home/chosen.docx')
    expect(await asked(() => documentDialogs.saveAs!('a de.docx', '/home'))).toBe('/home/chosen.docx')
    expect(fileDialogs).toEqual([
      [
        window,
        expect.objectContaining({
          defaultPath: join('/home', 'a de.docx'),
          properties: expect.arrayContaining(['showOverwriteConfirmation']),
        }),
      ],
    ])
  })

  it('brings nothing where the user thought better of it', async () => {
    expect(await asked(() => documentDialogs.saveAs!('a de.docx', undefined))).toBeUndefined()
    expect(fileDialogs).toMatchObject([[window, { defaultPath: 'a de.docx' }]])
  })
})
