import { existsSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { OperatorError } from '#server/base/process/operator-error.ts'

const shape = z.object({
  from: z.string(),
  to: z.string(),
  /**
   * Folder of the backup, or null until it is complete. Before that, the update changes nothing.
   */
  backup: z.string().nullable(),
})

/** An update in progress, recorded on disk so that an interrupted one can be finished. */
export type UnfinishedUpdate = z.infer<typeof shape>

/** An installed release: the folders of its versions, and a link to the current one. */
export interface Installation {
  readonly home: string
  folderOf(version: string): string
  current(): string
  /** Makes a version the current one, atomically. */
  switchTo(version: string): Promise<void>
  readUnfinishedUpdate(): UnfinishedUpdate | null
  recordUpdate(update: UnfinishedUpdate): Promise<void>
  deleteUpdateRecord(): Promise<void>
}

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const writeWhole = async (path: string, text: string): Promise<void> => {
  const handle = await open(`${path}.new`, 'w', 0o644)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  renameSync(`${path}.new`, path)
}

/** Finds the installation that this command belongs to. Throws if it runs from a checkout. */
export const findInstallation = (
  home: string | undefined = process.env.SALUS_HOME,
): Installation => {
  const link = join(home ?? '', 'current')
  if (home === undefined || !existsSync(link)) {
    throw new OperatorError(
      'Only an installed release can be updated with this command. From sources: fetch them, npm run build, and restart.',
    )
  }
  const state = join(home, 'update.json')
  return {
    home,
    folderOf: (version) => join(home, 'versions', version),
    current: () => basename(readlinkSync(link)),
    switchTo: async (version) => {
      rmSync(`${link}.new`, { force: true })
      symlinkSync(join('versions', version), `${link}.new`)
      renameSync(`${link}.new`, link)
      await syncFolder(home)
    },
    readUnfinishedUpdate: () =>
      existsSync(state) ? shape.parse(JSON.parse(readFileSync(state, 'utf8'))) : null,
    recordUpdate: async (update) => {
      await writeWhole(state, `${JSON.stringify(update, null, 2)}\n`)
      await syncFolder(home)
    },
    deleteUpdateRecord: async () => {
      rmSync(state, { force: true })
      await syncFolder(home)
    },
  }
}
