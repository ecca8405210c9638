import type { Queries } from '#server/base/db/database.ts'
import type { Reader } from '#server/base/reader/visible.ts'
import { toBibtex } from '#server/publication/citation/bibtex.ts'
import { findWorks, readWorks } from './cited.ts'

/** Yields all publications that the reader may see as BibTeX, newest first, in chunks. */
export async function* writeBibtex(queries: Queries, reader: Reader): AsyncGenerator<string> {
  const { ids } = await findWorks(queries, reader, {})
  for await (const works of readWorks(queries, reader, ids)) {
    for (const work of works) yield `${toBibtex(work)}\n`
  }
}
