import type { Queries } from '#server/base/db/database.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { toBibtex } from '#server/publication/citation/bibtex.ts'
import { findFilteredPublicationIds, streamCitedWorks } from './cited.ts'

/** Yields all publications that the reader may see as BibTeX, newest first, in chunks. */
export async function* streamPublicationsAsBibtex(
  queries: Queries,
  reader: ContentReader,
): AsyncGenerator<string> {
  const { ids } = await findFilteredPublicationIds(queries, reader, {})
  for await (const works of streamCitedWorks(queries, reader, ids)) {
    for (const work of works) yield `${toBibtex(work)}\n`
  }
}
