import type { RouterContextProvider } from 'react-router'
import { loadListPageOr404 } from '#web/api/load-page.ts'
import { createListErrorResponse } from '#web/api/loaded.ts'
import { type PageLoaderTools, readPageLoaderTools } from '#web/head/page-source.server.ts'
import type { EntryLoader } from './entry-load.ts'

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
}

/** Loads the entry whose id is in the URL. */
export const loadEntryFromParams = async <View>(
  { context, params }: LoaderArgs & { readonly params: { readonly id: string } },
  { load }: Pick<EntryLoader<View>, 'load'>,
) => load(await readPageLoaderTools(context), params.id.toLowerCase())

/** Loads a list without pagination. */
export const loadWholeList = async <List>(
  { context }: LoaderArgs,
  load: (source: PageLoaderTools) => Promise<List>,
) => {
  try {
    return await load(await readPageLoaderTools(context))
  } catch {
    return createListErrorResponse()
  }
}

/** Loads the page of a list that the URL requests. */
export const loadListPage = <List extends { readonly page: number }>(
  { context, url }: LoaderArgs,
  load: (source: PageLoaderTools, address: string) => Promise<List | null>,
) => loadListPageOr404(url, async (address) => load(await readPageLoaderTools(context), address))
