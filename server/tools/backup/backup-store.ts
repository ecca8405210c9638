import type { BackupManifest } from './manifest.ts'

/** A folder or bucket in which named backups are stored. */
export interface BackupStore {
  /** Lists complete backups, oldest first. */
  list(): Promise<string[]>
  /** Stores the backup that `make` writes into a folder. Throws if the stored copy differs. */
  add(
    name: string,
    make: (folder: string, earlier: string | null) => Promise<BackupManifest>,
  ): Promise<BackupManifest>
  /** Provides a backup as a local folder while `use` runs. */
  lend<T>(name: string, use: (folder: string) => Promise<T>): Promise<T>
  /** Removes all backups except `names`, including incomplete ones. */
  keepOnly(names: readonly string[]): Promise<void>
}
