import { parseFigureFileName, parseFigureUrl } from '#contract/figure/figure-file.ts'
import { mediaFileNameOfUrl, mediaUrlsIn } from '#contract/media/film.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import type { ZipInputFile } from '#server/base/archive/write-zip.ts'
import type { Queries } from '#server/base/db/database.ts'
import { mediaFileOf } from '#server/base/media/media-file-headers.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import { readInParts } from '#server/base/media/read-in-parts.ts'
import { writeSalusJson } from './salus-json.ts'

const figureAddresses = new RegExp(`${mediaFileUrl('')}[\\w-]+\\.(?:volume|trace)`, 'g')

/** Lists the stored files that the content uses: pictures, videos, uploaded files and files of figures. */
export const listUsedMediaNames = async (
  queries: Queries,
  media: MediaService,
): Promise<string[]> => {
  const names = new Set<string>()
  const figures = new Set<string>()
  // Every chunk is a whole entry, so no URL is cut in two.
  for await (const text of writeSalusJson(queries)) {
    for (const url of mediaUrlsIn(text)) names.add(mediaFileNameOfUrl(url) ?? '')
    for (const [url] of text.matchAll(figureAddresses)) {
      const still = parseFigureUrl(url)?.still
      if (still) figures.add(mediaFileNameOfUrl(still) ?? '')
    }
  }
  for (const still of figures) {
    for (const name of await media.filesOf(still)) if (parseFigureFileName(name)) names.add(name)
  }
  names.delete('')
  return [...names].toSorted()
}

/** Streams a file. The name of a large file contains its size, so it can be read in ranges. */
async function* readFile(media: MediaService, name: string): AsyncGenerator<Uint8Array> {
  const size = mediaFileOf(name)?.bytes ?? null
  if (size !== null) return yield* readInParts(media, name, { start: 0, end: size - 1 })
  const whole = await media.serveFile(name)
  if (whole) yield whole
}

export const toMediaArchiveFiles = (
  media: MediaService,
  names: readonly string[],
): ZipInputFile[] =>
  names.map((name) => ({
    name: `media/${name}`,
    isPacked: true,
    open: () => readFile(media, name),
  }))
