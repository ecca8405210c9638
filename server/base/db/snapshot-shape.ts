import { z } from 'zod'

export const rowShape = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export type SnapshotRow = z.infer<typeof rowShape>

/** Rows by table. Tables that others refer to come first. */
export const snapshotShape = z.record(z.string(), z.array(rowShape))
export type Snapshot = z.infer<typeof snapshotShape>
