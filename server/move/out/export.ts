import type { Readable } from 'node:stream'
import { type ArchiveFile, writeZip } from '#server/base/archive/write-zip.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Media } from '#server/base/media/media-service.ts'
import type { Reader } from '#server/base/reader/visible.ts'
import { writeBibtex } from '#server/publication/bibtex-store.ts'
import { listMarkdownFiles } from './markdown.ts'
import { listUsedMediaNames, toMediaArchiveFiles } from './media-files.ts'
import { writePeopleCsv } from './people-csv.ts'
import { writeSalusJson } from './salus-json.ts'

interface Source {
  readonly queries: Queries
  readonly media: Media
  /** A visitor, because `publications.bib` and `people.csv` contain only visible entries. */
  readonly visitor: Reader
}

/** Streams all content as a ZIP. Memory use does not depend on the size of the site. */
export const exportSite = async ({ queries, media, visitor }: Source): Promise<Readable> => {
  const files: ArchiveFile[] = [
    { name: 'salus.json', open: () => writeSalusJson(queries) },
    { name: 'publications.bib', open: () => writeBibtex(queries, visitor) },
    { name: 'people.csv', open: () => writePeopleCsv(queries, visitor) },
    ...(await listMarkdownFiles(queries)),
    ...toMediaArchiveFiles(media, await listUsedMediaNames(queries, media)),
  ]
  return writeZip(files)
}
