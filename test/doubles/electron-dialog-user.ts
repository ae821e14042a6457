import { basename, join } from 'node:path'
import type * as Electron from 'electron'

/** Where those who ask and those who answer wait for each other. */
class Counter<Question, Answer> {
  readonly #asked: { readonly question: Question; readonly answer: (given: Answer) => void }[] = []
  #came: (() => void) | undefined

  ask(question: Question): Promise<Answer> {
    return new Promise((answer) => {
      this.#asked.push({ question, answer })
      this.#came?.()
    })
  }

  /** Answers the next question, once it is asked. @returns the question */
  async answer(decide: (question: Question) => Answer): Promise<Question> {
    let next = this.#asked.shift()
    while (next === undefined) {
      await new Promise<void>((resolve) => {
        this.#came = resolve
      })
      next = this.#asked.shift()
    }
    next.answer(decide(next.question))
    return next.question
  }
}

type FileDialog = Electron.OpenDialogOptions | Electron.SaveDialogOptions

/** A user who looks at every dialog and takes their time. */
export class DialogUser {
  readonly #boxes = new Counter<Electron.MessageBoxOptions, number>()
  readonly #files = new Counter<FileDialog, readonly string[]>()

  press(options: Electron.MessageBoxOptions): Promise<number> {
    return this.#boxes.ask(options)
  }

  choose(options: FileDialog): Promise<readonly string[]> {
    return this.#files.ask(options)
  }

  /** Presses a button of the next message box, once it is shown. @returns its message */
  async answer(button: number): Promise<string> {
    return (await this.#boxes.answer(() => button)).message
  }

  /** Chooses files in the next file dialog, once it is shown; none cancels it. */
  async give(paths: readonly string[]): Promise<void> {
    await this.#files.answer(() => paths)
  }

  /** Saves a file under its suggested name in a folder, in the next file dialog. @returns its path */
  async saveIn(folder: string): Promise<string> {
    const { defaultPath = '' } = await this.#files.answer((asked) => [
      join(folder, basename(asked.defaultPath ?? '')),
    ])
    return join(folder, basename(defaultPath))
  }
}
