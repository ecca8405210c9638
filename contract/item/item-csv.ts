import { defineCall } from '#contract/call/call.ts'
import { booleanSchema, textSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

/** Columns of every collection, before those of its fields. */
export const itemCsvColumns = ['id', 'title', 'status', 'date', 'until'] as const

export const maxCsvItems = 20_000

const maxFileBytes = 10 * 1024 * 1024

/** Key of the collection. */
const collection = textSchema(60)

export const itemCsvApi = {
  exportItems: defineCall({
    method: 'GET',
    path: '/item/exportItems',
    access: 'editor',
    encoding: 'query',
    summary:
      'All items of a collection as CSV, one column per field; as a file unless JSON is asked for',
    input: z.object({ collection }),
    file: { field: 'csv', type: 'text/csv; charset=utf-8', name: 'items.csv' },
    reply: z.object({ csv: z.string() }),
  }),
  importItems: defineCall({
    method: 'POST',
    path: '/item/importItems',
    access: 'editor',
    encoding: 'multipart',
    summary:
      'Add and change items with a CSV file as `exportItems` makes it, each row for itself. Rows with an id change this item, others add one. Columns left out keep their values, and empty cells remove them. `dryRun` only says what would happen',
    input: z.object({
      collection,
      dryRun: booleanSchema.optional(),
      file: z.file('Choose a CSV file').max(maxFileBytes, 'A file may have at most 10 MB'),
    }),
    reply: z.object({
      added: z.int(),
      updated: z.int(),
      /** Rows that state what is stored already. */
      unchanged: z.int(),
      refused: z.array(z.object({ line: z.int(), reason: z.string() })),
    }),
  }),
}
