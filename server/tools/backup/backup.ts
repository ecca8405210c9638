import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Storage } from '#server/base/media/storage.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { version } from '#server/base/process/version.ts'
import { fingerprint, writeNew } from './files.ts'
import { databaseName, type Manifest, picturesName, writeManifest } from './manifest.ts'
import { dumpDatabase } from './postgres-dump.ts'
import { copyDatabase } from './sqlite-file.ts'

/** What is backed up. */
export interface Installation {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly storage: Storage
}

const mustBeEmpty = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length === 0) return
  throw new OperatorError(`${resolve(folder)} is not empty. Name a new folder for each backup.`)
}

/** Whether it is a picture as it was kept; the other widths are made from it when they are asked for. */
const isOriginal = (name: string): boolean => /^[^./]+\.(?:webp|mp4|webm)$/.test(name)

/**
 * Copies database and pictures into a new folder while Salus runs. Pictures are copied before and
 * after the database, so that whatever the copied rows show is among them.
 */
export const makeBackup = async (
  { dataDir, databaseUrl, storage }: Installation,
  folder: string,
  onMissing: (picture: string) => void,
): Promise<Manifest> => {
  await mustBeEmpty(folder)
  const pictures = join(folder, picturesName)
  await mkdir(pictures)
  const copied = new Set<string>()
  const copy = async (name: string): Promise<void> => {
    const bytes = copied.has(name) ? null : await storage.get(name)
    if (bytes === null) return
    await writeNew(join(pictures, name), bytes)
    copied.add(name)
  }

  for (const { name } of await storage.list('')) if (isOriginal(name)) await copy(name)
  const kind = databaseUrl ? 'postgres' : 'sqlite'
  const database = join(folder, databaseName[kind])
  const held = databaseUrl
    ? await dumpDatabase(databaseUrl, database)
    : copyDatabase(dataDir, database)
  for (const name of held.pictures) await copy(name)

  const shown = new Set(held.pictures)
  for (const name of copied) if (!shown.has(name)) await rm(join(pictures, name))
  for (const name of shown) if (!copied.has(name)) onMissing(name)
  const manifest: Manifest = {
    ...{ format: 1, madeAt: new Date().toISOString(), salus: version, steps: held.steps },
    database: { kind, ...(await fingerprint(database)) },
    pictures: await Promise.all(
      [...shown]
        .filter((name) => copied.has(name))
        .map(async (name) => ({ name, ...(await fingerprint(join(pictures, name))) })),
    ),
  }
  await writeManifest(folder, manifest)
  return manifest
}
