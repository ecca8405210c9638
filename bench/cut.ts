import { publicationApi } from '#contract/publication/publication.ts'
import { createResponseFilter } from '#server/base/http/cut-reply.ts'
import { publicationOf } from './seed.ts'

const microsecondsPerRow = async (rows: number, work: () => unknown): Promise<number> => {
  for (let round = 0; round < 5; round++) await work()
  const { user: before } = process.cpuUsage()
  const rounds = 20
  for (let round = 0; round < rounds; round++) await work()
  return (process.cpuUsage().user - before) / (rounds * rows)
}

/**
 * Measures the cost of reducing a row of publications to the schema, compared with serialising it as JSON.
 */
export const measureCut = async (rows = 10_000): Promise<{ cut: number; print: number }> => {
  const cutReply = createResponseFilter(publicationApi.showAllPublications.reply)
  const publications = Array.from({ length: rows }, (_, age) => ({
    _id: `${age}`,
    version: 1,
    createdAt: '',
    updatedAt: '',
    ...publicationOf(age),
  }))
  const answer = { publications, total: rows }
  return {
    cut: await microsecondsPerRow(rows, () => cutReply(answer)),
    print: await microsecondsPerRow(rows, () => JSON.stringify(answer)),
  }
}
