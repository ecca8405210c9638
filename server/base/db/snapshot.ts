import type { Migration } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { type EntrySnapshot, snapshotSchema } from './snapshot-shape.ts'

/**
 * Migration assumed for old snapshots, which do not name the migration under which they were made.
 */
const oldest = '008-picture-holds'

export const latestMigrationName = migrations.at(-1)?.name ?? ''

export const migrationNames: readonly string[] = migrations.map(({ name }) => name)

export const upgradeSnapshot = (
  snapshot: EntrySnapshot,
  takenUnder: string | null,
  steps: readonly Migration[] = migrations,
): EntrySnapshot =>
  steps
    .filter(({ name }) => name > (takenUnder ?? oldest))
    .reduce((rows, { upgradeSnapshot }) => upgradeSnapshot?.(rows) ?? rows, snapshot)

export const parseAndUpgradeSnapshot = (json: string, takenUnder: string | null): EntrySnapshot =>
  upgradeSnapshot(snapshotSchema.parse(JSON.parse(json)), takenUnder)
