import { globSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { layOutRelease } from './assemble.ts'
import { packRelease } from './pack.ts'
import { copyInstalledPackages } from './packages.ts'

/** How the migration of a spoiled version fails. Without a mode it does nothing. */
export type FailureMode = 'fail' | 'hang' | 'fill'

const modeIn = (dataDir: string): string => join(dataDir, 'spoiled')

/** File in the data directory that a spoiled version writes when it starts to migrate. */
export const migrationStartedFile = 'at-the-data'

/** Makes spoiled versions fail in one way, or in none. */
export const setFailureMode = (dataDir: string, mode: FailureMode | null): void => {
  rmSync(join(dataDir, migrationStartedFile), { force: true })
  if (mode === null) rmSync(modeIn(dataDir), { force: true })
  else writeFileSync(modeIn(dataDir), mode)
}

/** Title of all publications after the migration of a spoiled version. */
export const migratedTitle = 'Changed by a migration'

// The first migration changes data and is completed. The second one fails according to the mode.
const steps = `
  { name: '998-changes', up: async (db) => {
    await db.updateTable('publication').set({ title: '${migratedTitle}' }).execute()
  } },
  { name: '999-spoiled', up: async (db) => {
    const { existsSync, readFileSync, writeFileSync } = await import('node:fs')
    const folder = process.env.DATA_DIR
    const mode = existsSync(folder + '/spoiled') ? readFileSync(folder + '/spoiled', 'utf8') : ''
    if (mode !== '') writeFileSync(folder + '/${migrationStartedFile}', '')
    if (mode === 'fail') throw new Error('This step fails')
    if (mode === 'hang') await new Promise(() => setInterval(() => undefined, 1000))
    if (mode === 'fill') {
      await db.schema.createTable('filled').addColumn('text', 'text').execute()
      const text = () => Array.from({ length: 60000 }, () => Math.random().toString(36)).join('')
      for (;;) await db.insertInto('filled').values({ text: text() }).execute()
    }
  } },`

/** Adds failing migrations to a built version. */
const spoil = (own: string): void => {
  const [file = ''] = globSync(join(own, 'build/salus/**/*.js')).filter((each) =>
    readFileSync(each, 'utf8').includes('var migrations = ['),
  )
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('var migrations = [', `var migrations = [${steps}`))
}

/** Lays out a release of the current build while `use` runs. */
const withLaidOut = async <T>(
  work: string,
  version: string,
  use: (folder: string) => Promise<T>,
): Promise<T> => {
  const [packages, folder] = [join(work, `packages-${version}`), join(work, version, 'salus')]
  copyInstalledPackages(packages)
  layOutRelease(folder, { packages, arch: process.arch, version, commit: null })
  const made = await use(folder)
  for (const path of [packages, join(work, version)]) rmSync(path, { recursive: true })
  return made
}

/** Packs without compression, which would take most of the time. */
const packPlain = async (work: string, folder: string, version: string): Promise<string> => {
  const archive = resolve(work, `salus-${version}.tar`)
  await packRelease(folder, archive, { isCompressed: false })
  return archive
}

/** Changes the version of a release. */
const rename = (folder: string, from: string, to: string): void => {
  const own = join(folder, 'versions', to)
  renameSync(join(folder, 'versions', from), own)
  for (const name of ['package.json', 'release.json']) {
    const told = JSON.parse(readFileSync(join(own, name), 'utf8'))
    writeFileSync(join(own, name), JSON.stringify({ ...told, version: to }))
  }
  rmSync(join(folder, 'current'))
  symlinkSync(`versions/${to}`, join(folder, 'current'))
}

/** Packs the current build as a release with another version. */
export const packPlainRelease = (work: string, version: string): Promise<string> =>
  withLaidOut(work, version, (folder) => packPlain(work, folder, version))

/** Packs a release whose migration fails on demand. */
export const packSpoiledRelease = (work: string, version: string): Promise<string> =>
  withLaidOut(work, version, (folder) => {
    spoil(join(folder, 'versions', version))
    return packPlain(work, folder, version)
  })

/** Packs a working and a spoiled release. */
export const packBothReleases = (
  work: string,
  plain: string,
  spoiled: string,
): Promise<{ plain: string; spoiled: string }> =>
  withLaidOut(work, plain, async (folder) => {
    const archive = await packPlain(work, folder, plain)
    rename(folder, plain, spoiled)
    spoil(join(folder, 'versions', spoiled))
    return { plain: archive, spoiled: await packPlain(work, folder, spoiled) }
  })
