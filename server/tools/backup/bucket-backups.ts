import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStorage } from '#server/base/media/storage.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import type { BackupStore } from './backup-store.ts'
import {
  type BackupManifest,
  backupDatabaseFileNames,
  backupManifestFileName,
  backupPicturesFolderName,
  type FileFingerprint,
  parseBackupManifest,
} from './manifest.ts'
import { isNightlyBackupName } from './nightly-name.ts'

/** Size of the parts in which a database is stored, in bytes. A whole database may not fit into memory. */
const partBytes = 16 * 1024 * 1024

const partName = (name: string, part: number) => `${name}.${String(part).padStart(5, '0')}`

const matches = (bytes: Uint8Array | null, expected: FileFingerprint): boolean =>
  bytes?.length === expected.bytes &&
  createHash('sha256').update(bytes).digest('hex') === expected.sha256

/**
 * Opens a store that keeps each backup under a prefix, and each picture once for all backups, because equal
 * names mean equal content.
 */
export const openBucketBackupStore = (
  storage: MediaStorage,
  prefix: string,
  scratch: string,
): BackupStore => {
  const at = (...parts: string[]) => [prefix, ...parts].filter((part) => part !== '').join('/')
  const pictures = `${at(backupPicturesFolderName)}/`
  const pathsUnder = async (folder: string) =>
    (await storage.list(at(folder))).map(({ name }) => name.slice(at('').length).replace(/^\//, ''))

  const get = async (path: string): Promise<Uint8Array<ArrayBuffer>> => {
    const bytes = await storage.get(path)
    if (bytes) return bytes
    throw new OperatorError(`The backup is damaged: ${path} is not in the bucket.`)
  }

  const list = async () =>
    (await pathsUnder('nightly-'))
      .map((path) => path.split('/'))
      .filter(([name = '', file]) => isNightlyBackupName(name) && file === backupManifestFileName)
      .map(([name = '']) => name)
      .toSorted()

  const readManifestOf = async (name: string): Promise<BackupManifest> =>
    parseBackupManifest(new TextDecoder().decode(await get(at(name, backupManifestFileName))), name)

  async function* partsOf(name: string, { database }: BackupManifest) {
    const file = backupDatabaseFileNames[database.kind]
    for (let read = 0, part = 1; read < database.bytes; part++) {
      const bytes = await get(at(name, partName(file, part)))
      read += bytes.length
      yield bytes
    }
  }

  const putDatabase = async (name: string, folder: string, { database }: BackupManifest) => {
    const file = backupDatabaseFileNames[database.kind]
    let part = 1
    const source = createReadStream(join(folder, file), { highWaterMark: partBytes })
    for await (const bytes of source) await storage.put(at(name, partName(file, part++)), bytes)
  }

  const checkDatabase = async (name: string, manifest: BackupManifest) => {
    const hash = createHash('sha256')
    for await (const bytes of partsOf(name, manifest)) hash.update(bytes)
    if (hash.digest('hex') === manifest.database.sha256) return
    throw new OperatorError('The database in the bucket differs from the one that was written.')
  }

  /** Uploads a picture unless the stored copy is intact, which is verified by reading it back. */
  const putPicture = async (folder: string, picture: BackupManifest['pictures'][number]) => {
    const path = `${pictures}${picture.name}`
    if (matches(await storage.get(path), picture)) return
    await storage.put(path, await readFile(join(folder, backupPicturesFolderName, picture.name)))
    if (matches(await storage.get(path), picture)) return
    throw new OperatorError(
      `The picture ${picture.name} in the bucket differs from the one that was written.`,
    )
  }

  const inScratch = async <T>(use: (folder: string) => Promise<T>): Promise<T> => {
    await mkdir(scratch, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(scratch, 'backup-'))
    try {
      return await use(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    list,
    add: (name, make) =>
      inScratch(async (folder) => {
        const manifest = await make(folder, null)
        await putDatabase(name, folder, manifest)
        await checkDatabase(name, manifest)
        for (const picture of manifest.pictures) await putPicture(folder, picture)
        await storage.put(
          at(name, backupManifestFileName),
          await readFile(join(folder, backupManifestFileName)),
        )
        return manifest
      }),
    lend: (name, use) =>
      inScratch(async (folder) => {
        const manifest = await readManifestOf(name)
        await mkdir(join(folder, backupPicturesFolderName))
        const database = join(folder, backupDatabaseFileNames[manifest.database.kind])
        for await (const bytes of partsOf(name, manifest)) await appendFile(database, bytes)
        for (const picture of manifest.pictures) {
          const bytes = await get(`${pictures}${picture.name}`)
          await writeFile(join(folder, backupPicturesFolderName, picture.name), bytes)
        }
        await writeFile(
          join(folder, backupManifestFileName),
          await get(at(name, backupManifestFileName)),
        )
        return use(folder)
      }),
    keepOnly: async (names) => {
      const manifests = await Promise.all(names.map(readManifestOf))
      const held = new Set(
        manifests.flatMap((manifest) => manifest.pictures.map(({ name }) => name)),
      )
      const old = (await pathsUnder('nightly-')).filter((path) => {
        const [name = ''] = path.split('/')
        return isNightlyBackupName(name) && !names.includes(name)
      })
      // The manifest is deleted first, so that an interrupted deletion leaves no seemingly complete backup.
      for (const path of old.toSorted((a) => (a.endsWith(backupManifestFileName) ? -1 : 1))) {
        await storage.delete(at(path))
      }
      for (const path of await pathsUnder(backupPicturesFolderName)) {
        if (!held.has(path.slice(backupPicturesFolderName.length + 1)))
          await storage.delete(at(path))
      }
    },
  }
}
