import { z } from 'zod'

export const snapshotRowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export type SnapshotRow = z.infer<typeof snapshotRowSchema>

/** Rows by table. Tables that others refer to come first. */
export const snapshotSchema = z.record(z.string(), z.array(snapshotRowSchema))
export type EntrySnapshot = z.infer<typeof snapshotSchema>
