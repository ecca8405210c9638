import { z } from 'zod'

/** One row of a table, as the database holds it. */
export const rowShape = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export type Row = z.infer<typeof rowShape>

/** Rows by table, in an order in which they can be inserted. */
export const snapshotShape = z.record(z.string(), z.array(rowShape))
export type Snapshot = z.infer<typeof snapshotShape>
