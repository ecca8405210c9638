import type { Readable } from 'node:stream'
import { streamFilesAsZip, type ZipInputFile } from '#server/base/archive/write-zip.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { streamPublicationsAsBibtex } from '#server/publication/bibtex-store.ts'
import { listMarkdownFiles } from './markdown.ts'
import { listUsedMediaNames, toMediaArchiveFiles } from './media-files.ts'
import { writePeopleCsv } from './people-csv.ts'
import { writeSalusJson } from './salus-json.ts'

interface Source {
  readonly queries: Queries
  readonly media: MediaService
  /**
   * Reads the content as a visitor, so that `publications.bib` and `people.csv` contain only
   * visible entries.
   */
  readonly visitor: ContentReader
}

/** Streams all content as a ZIP. Memory use does not depend on the size of the site. */
export const exportSite = async ({ queries, media, visitor }: Source): Promise<Readable> => {
  const files: ZipInputFile[] = [
    { name: 'salus.json', open: () => writeSalusJson(queries) },
    { name: 'publications.bib', open: () => streamPublicationsAsBibtex(queries, visitor) },
    { name: 'people.csv', open: () => writePeopleCsv(queries, visitor) },
    ...(await listMarkdownFiles(queries)),
    ...toMediaArchiveFiles(media, await listUsedMediaNames(queries, media)),
  ]
  return streamFilesAsZip(files)
}
