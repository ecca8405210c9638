import type { Migration } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { type Snapshot, snapshotShape } from './snapshot-shape.ts'

/** Migration assumed for snapshots that do not name theirs. They have the same columns. */
const oldest = '008-picture-holds'

export const currentSchemaName = migrations.at(-1)?.name ?? ''

export const schemaNames: readonly string[] = migrations.map(({ name }) => name)

export const upgradeSnapshot = (
  snapshot: Snapshot,
  takenUnder: string | null,
  steps: readonly Migration[] = migrations,
): Snapshot =>
  steps
    .filter(({ name }) => name > (takenUnder ?? oldest))
    .reduce((rows, { upgradeSnapshot }) => upgradeSnapshot?.(rows) ?? rows, snapshot)

export const parseSnapshot = (json: string, takenUnder: string | null): Snapshot =>
  upgradeSnapshot(snapshotShape.parse(JSON.parse(json)), takenUnder)
