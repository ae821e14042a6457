import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { CHUNK_MS } from '../../core/audio/content-types.ts'
import type { AppError } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { chrf } from '../../core/figures/chrf.ts'
import type { Figures } from '../../core/figures/figures.ts'
import type { FinalUtterance } from '../../core/figures/line-collector.ts'
import { referenceLaal } from '../../core/figures/reference-laal.ts'
import { simulstreamLog } from '../../core/figures/simulstream-log.ts'
import { wordsOf } from '../../core/figures/tokens.ts'
import { type WordErrors, wordErrors } from '../../core/figures/word-errors.ts'
import { SOURCE } from '../../core/library/sessions.ts'
import type { VoiceConfig } from '../../core/voice/config.ts'
import { saveError } from '../file-problem.ts'
import type { SessionPorts } from '../run-session.ts'
import { speak } from '../speak.ts'
import { lagPicture } from './lag-picture.ts'
import { MeasuredTexts } from './measured-texts.ts'

export interface MeasureWish {
  readonly file: string
  readonly config: VoiceConfig
  /** Reference of the transcript. */
  readonly reference: string | undefined
  /** Reference of the translation into the first target language. */
  readonly translation: string | undefined
  /** Output file of the picture. */
  readonly save: string | undefined
  /** Output file of the log for simulstream. */
  readonly log: string | undefined
}

/** Agreement of a text with its reference. */
interface Quality {
  readonly wordErrors: WordErrors
  readonly chrf: number
}

/** Result of a measurement. Lines are `source` and codes of languages. */
export interface Measurement {
  readonly file: string
  readonly figures: Figures
  /** Lines with a reference. */
  readonly quality: Readonly<Record<string, Quality>>
  /** Lag of every final segment, in the order in which they arrived. */
  readonly lagsMs: Readonly<Record<string, readonly number[]>>
  readonly texts: Readonly<Record<string, string>>
}

interface MeasurePorts extends SessionPorts {
  readonly signal: AbortSignal
}

/** Streams a recording into a voice session and measures the captions. */
export async function measure(wish: MeasureWish, ports: MeasurePorts): Promise<Result<Measurement>> {
  const { file, config } = wish
  const measured = new MeasuredTexts(ports.clock)
  const utterances = new Map<string, FinalUtterance[]>()
  let figures: Figures | undefined
  const failure = await speak({
    ...ports,
    file,
    config,
    chunkMs: CHUNK_MS.defaults,
    printer: measured,
    onFigures: (found) => {
      figures = found
    },
    onUtterance: (line, utterance) => utterances.set(line, [...(utterances.get(line) ?? []), utterance]),
    speech: () => undefined,
  })
  if (failure !== undefined) return err(failure)
  if (figures === undefined)
    return err({
      kind: 'invalid-input',
      field: 'file',
      problem: { type: 'malformed', detail: `${file}: no speech was recognised in it` },
    })
  const references = Object.entries({
    [SOURCE]: wish.reference,
    [config.targetLanguages[0] ?? '']: wish.translation,
  }).flatMap(([line, text]) => (text === undefined ? [] : [{ line, text }]))
  const { texts, lagsMs } = measured
  const unsaved = await saveFiles(wish, measured)
  if (unsaved !== undefined) return err(unsaved)
  return ok({
    file,
    figures: references.reduce(
      (known, { line, text }) =>
        withReference(known, line, referenceLaal(utterances.get(line) ?? [], wordsOf(text))),
      figures,
    ),
    quality: Object.fromEntries(
      references.map(({ line, text }) => [line, qualityOf(text, texts[line] ?? '')]),
    ),
    lagsMs,
    texts,
  })
}

/** Figures with the LAAL of a line by its reference, if it has one. */
function withReference(figures: Figures, line: string, laalMs: number | undefined): Figures {
  const known = figures.lines[line]
  if (known === undefined || laalMs === undefined) return figures
  return { ...figures, lines: { ...figures.lines, [line]: { ...known, laalMs: Math.round(laalMs) } } }
}

const qualityOf = (reference: string, text: string): Quality => ({
  wordErrors: wordErrors(wordsOf(reference), wordsOf(text)),
  chrf: chrf(reference, text),
})

/** @returns the error of a file that could not be written */
async function saveFiles(
  { file, config, save, log }: MeasureWish,
  measured: MeasuredTexts,
): Promise<AppError | undefined> {
  const [target] = config.targetLanguages
  const about = {
    name: basename(file),
    audioMs: measured.audioMs,
    language: target ?? config.sourceLanguage ?? measured.language,
  }
  const files = [
    [save, () => lagPicture(measured.lagsMs)],
    [log, () => simulstreamLog(measured.shown(target ?? SOURCE), about)],
  ] as const
  for (const [path, write] of files)
    if (path !== undefined) {
      const failure = await writeFile(path, write()).catch((thrown: unknown) => saveError(path, thrown))
      if (failure !== undefined) return failure
    }
  return undefined
}
