import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { fingerprintFile } from '#server/tools/backup/new-files.ts'
import type { Installation } from './installation.ts'
import { isLaterVersion } from './versions.ts'

const run = promisify(execFile)

const shape = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.]+)?$/),
  arch: z.string(),
})

const expectedHash = async (archive: string, given: string | undefined): Promise<string> => {
  if (given !== undefined) return given.toLowerCase()
  const beside = await readFile(`${archive}.sha256`, 'utf8').catch(() => {
    throw new OperatorError(
      `${archive}.sha256 cannot be read: fetch it beside the archive, or give its hash with --sha256.`,
    )
  })
  return beside.trim().split(/\s+/)[0]?.toLowerCase() ?? ''
}

/** Throws unless an archive has the SHA-256 that is given or in the file beside it. */
export const verifyArchiveHash = async (
  archive: string,
  given: string | undefined,
): Promise<void> => {
  const expected = await expectedHash(archive, given)
  const { sha256 } = await fingerprintFile(archive).catch((cause: unknown) => {
    throw new OperatorError(`${archive} cannot be read.`, { cause })
  })
  if (sha256 === expected) return
  throw new OperatorError(
    `${archive} is damaged, or not the released file: its SHA-256 is ${sha256}, not ${expected}. Nothing was changed.`,
  )
}

const refusalOf = (told: z.infer<typeof shape>, name: string, current: string): string | null => {
  if (told.version !== name) return 'its parts are of different versions'
  if (told.arch !== process.arch)
    return `it is for ${told.arch}, and this machine is ${process.arch}`
  if (told.version === current) return `Salus ${current} is what runs already`
  if (!isLaterVersion(told.version, current))
    return `${told.version} is older than ${current}, which runs`
  return null
}

/**
 * Throws if the Node of the release does not run on this machine, for instance on an old operating
 * system.
 */
const tryNode = async (folder: string): Promise<void> => {
  await run(join(folder, 'node'), ['--version']).catch((cause: unknown) => {
    throw new OperatorError('The Node of this release does not run on this machine.', { cause })
  })
}

/** Unpacks an archive beside the installed versions. Returns its version. */
export const unpackArchive = async (
  archive: string,
  installation: Installation,
): Promise<string> => {
  const unpacking = installation.folderOf('.unpacking')
  await rm(unpacking, { recursive: true, force: true })
  try {
    await mkdir(unpacking)
    const only = ['--strip-components=2', '--no-same-owner', '--same-permissions', 'salus/versions']
    await run('tar', ['-C', unpacking, '-xf', archive, ...only]).catch((cause: unknown) => {
      const reason = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : ''
      throw new OperatorError(`${archive} cannot be unpacked: ${reason}`, { cause })
    })
    const [name = '', ...others] = await readdir(unpacking)
    const folder = join(unpacking, name)
    const told = shape.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')))
    const refusal =
      others.length > 0
        ? 'it holds several versions'
        : refusalOf(told, name, installation.current())
    if (refusal) throw new OperatorError(`${archive} is not installed: ${refusal}.`)
    await tryNode(folder)
    await run('sync', ['-f', folder])
    await rm(installation.folderOf(name), { recursive: true, force: true })
    await rename(folder, installation.folderOf(name))
    return name
  } finally {
    await rm(unpacking, { recursive: true, force: true })
  }
}
