import { parseFigureFileName } from '#contract/figure/figure-file.ts'
import { appendAll } from '#contract/list/any-length.ts'
import { parseVideoName } from '#contract/media/film.ts'
import { isStoredFileName } from '#contract/media/uploaded-file.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import {
  isEncodedBySalus,
  isFigurePoster,
  isFileOfFigure,
  isStoredFile,
  isStoredVideo,
} from '#server/base/media/own-files.ts'

const stemOf = (name: string): string => name.replace(/\..*$/, '')

export interface ExportedFile {
  readonly name: string
  read(): Promise<Buffer>
}

const isWhatSalusWrites = async (
  name: string,
  bytes: Buffer,
  isFigure: boolean,
): Promise<boolean> => {
  if (parseVideoName(name)) return isStoredVideo(name, bytes)
  if (isStoredFileName(name)) return isStoredFile(name, bytes)
  return isFigure ? isFigurePoster(name, bytes) : isEncodedBySalus(name, bytes)
}

/**
 * Stores exported files unchanged if they have the format in which Salus stores files. Returns the names of
 * rejected files.
 */
export const storeExportedFiles = async (
  media: Pick<MediaService, 'storeFigure'>,
  files: readonly ExportedFile[],
  onEach: (done: number) => Promise<void> = async () => undefined,
  signal?: AbortSignal,
): Promise<string[]> => {
  const refused: string[] = []
  const ofFigures = Map.groupBy(
    files.filter(({ name }) => parseFigureFileName(name)),
    ({ name }) => stemOf(name),
  )
  let done = 0
  for (const { name, read } of files) {
    signal?.throwIfAborted()
    await onEach(done++)
    if (parseFigureFileName(name)) continue
    const beside = ofFigures.get(stemOf(name)) ?? []
    ofFigures.delete(stemOf(name))
    const bytes = await read()
    if (!(await isWhatSalusWrites(name, bytes, beside.length > 0))) {
      refused.push(name)
      appendAll(
        refused,
        beside.map((each) => each.name),
      )
      continue
    }
    const others = []
    for (const each of beside) {
      const data = await each.read()
      if (isFileOfFigure(each.name, stemOf(name), data))
        others.push({ name: each.name, bytes: data })
      else refused.push(each.name)
    }
    await media.storeFigure({ name, bytes }, others)
  }
  for (const lost of ofFigures.values())
    appendAll(
      refused,
      lost.map(({ name }) => name),
    )
  return refused
}
