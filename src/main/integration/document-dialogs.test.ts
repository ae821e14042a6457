import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BrowserWindow, chosenFiles, fileDialogs } from '../../../test/doubles/electron.ts'
import { documentDialogs } from './document-dialogs.ts'
import { switchLanguage } from './language.ts'

let window: BrowserWindow
beforeAll(() => switchLanguage('en'))
beforeEach(() => {
  BrowserWindow.windows = []
  window = new BrowserWindow({})
  fileDialogs.length = 0
})
afterEach(() => {
  chosenFiles.length = 0
})

const caller = () => ({ id: window.webContents.id })

describe('the dialog for documents', () => {
  it('belongs to the calling window, and offers formats that can be translated', async () => {
    chosenFiles.push('/home/a.docx', '/home/b.pdf')
    expect(await documentDialogs.pick!('document', ['docx', 'pdf'], caller())).toEqual([
      '/home/a.docx',
      '/home/b.pdf',
    ])
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

  it('returns nothing if the user cancels', async () => {
    expect(await documentDialogs.pick!('document', ['pdf'], caller())).toEqual([])
  })
})

describe('the dialogs for a translation memory', () => {
  it('offer one TMX file, and suggest a name for saving', async () => {
    chosenFiles.push('/home/legal.tmx')
    expect(await documentDialogs.pick!('memory', ['tmx'], caller())).toEqual(['/home/legal.tmx'])
    await documentDialogs.saveAs!('memory', 'legal.tmx', undefined, caller())
    expect(fileDialogs).toMatchObject([
      [
        window,
        {
          title: 'Choose TMX file',
          filters: [{ name: 'TMX', extensions: ['tmx'] }],
          properties: ['openFile'],
        },
      ],
      [window, { title: 'Save translation memory', defaultPath: 'legal.tmx' }],
    ])
  })
})

describe('a dialog of a closed page', () => {
  it('is not opened', async () => {
    const gone = caller()
    window.webContents.destroy()
    await expect(documentDialogs.pick!('document', ['pdf'], gone)).rejects.toThrow('no window')
    expect(fileDialogs).toEqual([])
  })
})

describe('the dialog for a folder', () => {
  it('belongs to the calling window, and starts in the last folder', async () => {
    chosenFiles.push('/home/meetings')
    expect(await documentDialogs.pickFolder!('/home/earlier', caller())).toBe('/home/meetings')
    expect(fileDialogs).toEqual([
      [
        window,
        expect.objectContaining({
          title: 'Choose a folder for text files',
          defaultPath: '/home/earlier',
          properties: ['openDirectory', 'createDirectory'],
        }),
      ],
    ])
  })

  it('returns nothing if the user cancels', async () => {
    expect(await documentDialogs.pickFolder!(undefined, caller())).toBeUndefined()
  })
})

describe('the dialog for a translation', () => {
  it('starts in the folder of the source, and asks before a file is replaced', async () => {
    chosenFiles.push('/home/chosen.docx')
    expect(await documentDialogs.saveAs!('document', 'a de.docx', '/home', caller())).toBe(
      '/home/chosen.docx',
    )
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

  it('returns nothing if the user cancels', async () => {
    expect(await documentDialogs.saveAs!('document', 'a de.docx', undefined, caller())).toBeUndefined()
    expect(fileDialogs).toMatchObject([[window, { defaultPath: 'a de.docx' }]])
  })
})
