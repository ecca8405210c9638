import type { Migration } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { type Snapshot, snapshotShape } from './snapshot-shape.ts'

/** Snapshots that do not say so were taken under this schema, or under one with the same columns. */
const oldest = '008-picture-holds'

/** The name of the schema as it is now. */
export const currentSchema = migrations.at(-1)?.name ?? ''

/** The names of the schemas that this version of Salus has had, the newest last. */
export const knownSchemas: readonly string[] = migrations.map(({ name }) => name)

/** A snapshot as it would look had it been taken under the newest schema. */
export const upgradeSnapshot = (
  snapshot: Snapshot,
  takenUnder: string | null,
  steps: readonly Migration[] = migrations,
): Snapshot =>
  steps
    .filter(({ name }) => name > (takenUnder ?? oldest))
    .reduce((rows, { upgradeSnapshot }) => upgradeSnapshot?.(rows) ?? rows, snapshot)

/** The snapshot that the journal keeps as text, ready to be brought back. */
export const readSnapshot = (json: string, takenUnder: string | null): Snapshot =>
  upgradeSnapshot(snapshotShape.parse(JSON.parse(json)), takenUnder)
