import type { Queries } from '#server/base/db/database.ts'
import type { Reader } from '#server/base/reader/visible.ts'
import { toBibtex } from '#server/publication/citation/bibtex.ts'
import { findWorks, readWorks } from './cited.ts'

/** All publications that a reader sees as BibTeX, newest first and some at a time. */
export async function* writeBibtex(queries: Queries, reader: Reader): AsyncGenerator<string> {
  const { ids } = await findWorks(queries, reader, {})
  for await (const works of readWorks(queries, reader, ids)) {
    for (const work of works) yield `${toBibtex(work)}\n`
  }
}
