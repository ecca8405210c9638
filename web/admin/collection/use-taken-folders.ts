import { useEffect, useState } from 'react'
import type { Collection } from '#contract/collection/collection.ts'
import { collectionFolderSchema } from '#contract/collection/collection-folder.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { collectionFormStrings as strings } from './collections-strings.ts'

interface TakenPaths {
  readonly pages: readonly { readonly title: string; readonly path: string }[]
  readonly languages: readonly string[]
}

const loadTakenPaths = async (): Promise<TakenPaths> => {
  const [{ pages }, { languages }] = await Promise.all([
    browserApiClient.page.pages({ status: 'all' }),
    browserApiClient.site.getLanguages(),
  ])
  return { pages, languages: languages.slice(1).map(({ code }) => code.toLowerCase()) }
}

const reasonWhyTaken = (
  folder: string,
  others: readonly Collection[],
  { pages, languages }: TakenPaths,
): string | undefined => {
  const taken = strings.folderTaken
  const other = others.find((each) => each.folder === folder)
  if (other) return taken.collection(other.names.many)
  if (languages.includes(folder)) return taken.language
  const page = pages.find(({ path }) => path.split('/')[1] === folder)
  return page && taken.page(page.title, page.path)
}

/** Returns a function that checks whether a collection can have a folder. The server checks it again on saving. */
export const useFolderCheck = (others: readonly Collection[]) => {
  const [paths, setPaths] = useState<TakenPaths>({ pages: [], languages: [] })
  useEffect(() => {
    let isCurrent = true
    loadTakenPaths().then(
      (loaded) => isCurrent && setPaths(loaded),
      // If loading fails, only the server checks pages and languages.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return (typed: string): { readonly folder: string; readonly problem: string | undefined } => {
    const { data: folder = typed, error } = collectionFolderSchema.safeDecode(typed)
    const problem = error?.issues[0]?.message ?? reasonWhyTaken(folder, others, paths)
    return { folder, problem }
  }
}
