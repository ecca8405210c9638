import { globSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { assemble } from './assemble.ts'
import { pack } from './pack.ts'
import { borrowPackages } from './packages.ts'

/** How the last step of a spoiled version's migration goes; without any it does nothing. */
export type Mode = 'fail' | 'hang' | 'fill'

const modeIn = (dataDir: string): string => join(dataDir, 'spoiled')

/** The file that a spoiled version leaves in the data when it is at them. */
export const atTheData = 'at-the-data'

/** Has spoiled versions fail in a way of its own, or in none. */
export const setMode = (dataDir: string, mode: Mode | null): void => {
  rmSync(join(dataDir, atTheData), { force: true })
  if (mode === null) rmSync(modeIn(dataDir), { force: true })
  else writeFileSync(modeIn(dataDir), mode)
}

/** What publications are called once a spoiled version has migrated them. */
export const changedTitle = 'Changed by a migration'

// One step that changes what is there, and is done before the next, which goes as it is told.
const steps = `
  { name: '998-changes', up: async (db) => {
    await db.updateTable('publication').set({ title: '${changedTitle}' }).execute()
  } },
  { name: '999-spoiled', up: async (db) => {
    const { existsSync, readFileSync, writeFileSync } = await import('node:fs')
    const folder = process.env.DATA_DIR
    const mode = existsSync(folder + '/spoiled') ? readFileSync(folder + '/spoiled', 'utf8') : ''
    if (mode !== '') writeFileSync(folder + '/${atTheData}', '')
    if (mode === 'fail') throw new Error('This step fails')
    if (mode === 'hang') await new Promise(() => setInterval(() => undefined, 1000))
    if (mode === 'fill') {
      await db.schema.createTable('filled').addColumn('text', 'text').execute()
      const text = () => Array.from({ length: 60000 }, () => Math.random().toString(36)).join('')
      for (;;) await db.insertInto('filled').values({ text: text() }).execute()
    }
  } },`

/** Adds steps to the schema of a version that was built. */
const spoil = (own: string): void => {
  const [file = ''] = globSync(join(own, 'build/salus/**/*.js')).filter((each) =>
    readFileSync(each, 'utf8').includes('var migrations = ['),
  )
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('var migrations = [', `var migrations = [${steps}`))
}

/** Lays out a release of what is built here, for as long as something is done with it. */
const withLaidOut = async <T>(
  work: string,
  version: string,
  use: (folder: string) => Promise<T>,
): Promise<T> => {
  const [packages, folder] = [join(work, `packages-${version}`), join(work, version, 'salus')]
  borrowPackages(packages)
  assemble(folder, { packages, arch: process.arch, version, commit: null })
  const made = await use(folder)
  for (const path of [packages, join(work, version)]) rmSync(path, { recursive: true })
  return made
}

/** Not compressed: that would take most of the time. */
const packPlain = async (work: string, folder: string, version: string): Promise<string> => {
  const archive = resolve(work, `salus-${version}.tar`)
  await pack(folder, archive, { isCompressed: false })
  return archive
}

/** Makes another version of what was laid out. */
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

/** A release of what is built here under another version. */
export const makePlain = (work: string, version: string): Promise<string> =>
  withLaidOut(work, version, (folder) => packPlain(work, folder, version))

/** The same, which can be told to fail. */
export const makeSpoiled = (work: string, version: string): Promise<string> =>
  withLaidOut(work, version, (folder) => {
    spoil(join(folder, 'versions', version))
    return packPlain(work, folder, version)
  })

/** One of each. */
export const makeBoth = (
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
