import { ApiError, createInvalidInputError } from '#contract/call/api-error.ts'
import { languageName } from '#contract/text/language-tag.ts'
import type { Queries } from '#server/base/db/database.ts'
import { lockNameUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { lockAndReadLanguageCodes } from '#server/site/languages-store.ts'
import { findCollectionByFolder } from './fields-store.ts'

/** Locks first path segments until the transaction ends, so that no page and collection take the same. */
const lockFolders = (queries: Queries): Promise<void> => lockNameUntilCommit(queries, 'folders')

/** Throws 400 for the field `path` if a path begins with the folder of a collection. */
export const refuseCollectionFolder = async (queries: Queries, path: string): Promise<void> => {
  await lockFolders(queries)
  const [, folder = ''] = path.split('/')
  const collection = folder && (await findCollectionByFolder(queries, folder))
  if (!collection) return
  const message = `Addresses that begin with /${folder} are those of ${collection.many}`
  throw createInvalidInputError([{ path: 'path', message }])
}

type FindPage = (
  queries: Queries,
  folder: string,
) => Promise<{ title: string; path: string } | undefined>

/** Throws if a language, custom page or other collection uses the folder. */
export const requireFreeFolder = async (
  queries: Queries,
  folder: string,
  id: string | undefined,
  findPage: FindPage,
): Promise<void> => {
  const reject = (message: string): never => {
    throw createInvalidInputError([{ path: 'folder', message }])
  }
  const [, ...codes] = await lockAndReadLanguageCodes(queries)
  await lockFolders(queries)
  const code = codes.find((each) => each.toLowerCase() === folder)
  if (code)
    reject(`Addresses that begin with /${folder} are those of the site in ${languageName(code)}`)
  const page = await findPage(queries, folder)
  if (page) reject(`The page “${page.title}” is at ${page.path}. Give it another address first.`)
  const other = await findCollectionByFolder(queries, folder)
  if (!other || other._id === id) return
  const message = `${other.many} have this address`
  throw new ApiError('nameTaken', message, { errors: [{ path: 'folder', message }] })
}
