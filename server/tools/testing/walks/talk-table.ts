import { startEntityTable } from '#server/base/db/migrations/table.ts'
import type { TestApp } from '#server/tools/testing/app/app.ts'
import { talk } from './talk.ts'

export interface Talk {
  _id: string
  title: string
  starts: string
  body: string
  poster: string
  speakers: string[]
  version: number
}

/** Creates the table of talks. All its columns are text. */
export const addTalkTable = async ({ services: { database } }: TestApp): Promise<void> => {
  let table = startEntityTable(database.queries, database.kind, 'talk')
  for (const name of Object.keys(talk.fields))
    table = table.addColumn(name, 'text', (column) => column.notNull())
  await table.execute()
}
