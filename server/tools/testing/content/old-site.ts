import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { migrationNames } from '#server/base/db/snapshot.ts'
import { work } from '#server/move/old-site.work.ts'
import { readSiteList } from '#server/move/site-lists.ts'
import { temporaryFolder } from '#server/tools/testing/database/database.ts'

/** Files of a site to import, by name. */
export type OldSiteFiles = Readonly<Record<string, string | Uint8Array>>

/** Writes the files of a site to a temporary folder. */
export const writeOldSite = async (files: OldSiteFiles): Promise<string> => {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

/** Reads the site at a path. Returns its entries, or the reason for rejecting it. */
export const readOldSiteAt = async (path: string, name = 'site', isOnMachine = false) => {
  const folder = join(temporaryFolder(), 'read')
  const outcome = await work(
    { schemas: migrationNames, path, name, isOnMachine, folder },
    () => undefined,
  )
  if ('refused' in outcome) return outcome
  const entries = await Array.fromAsync(readSiteList(folder, 'entries'))
  const left = await Array.fromAsync(readSiteList(folder, 'left'))
  const pictures = await Array.fromAsync(readSiteList(folder, 'kept'))
  const used = await Array.fromAsync(readSiteList(folder, 'used'))
  const { system, files } = outcome.done
  return { done: { system, entries, left, pictures, files: { ...files, used } } }
}

/** Reads a site. Returns a line per entry with its notes, and helpers to inspect the entries. */
export const readOldSite = async (files: OldSiteFiles) => {
  const outcome = await readOldSiteAt(await writeOldSite(files))
  if ('refused' in outcome) return expect.fail(outcome.refused)
  const { entries, left, ...rest } = outcome.done
  const lines = entries.map(({ kind, title, failed, notes = [] }) =>
    [`${kind} ${title}`, failed && `FAILED ${failed}`, ...notes].filter(Boolean).join(' | '),
  )
  const fieldsOf = (title: string) =>
    entries.find((entry) => entry.kind !== 'redirect' && entry.title === title)?.fields
  return {
    ...rest,
    lines,
    left: left.map(({ source, reason }) => `${source}: ${reason}`),
    fieldsOf,
  }
}
