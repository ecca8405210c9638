import type { RouterContextProvider } from 'react-router'
import { loadPageOr404 } from '#web/api/load-page.ts'
import { createListErrorResponse } from '#web/api/loaded.ts'
import { type PageSource, readPageSource } from '#web/head/page-source.server.ts'
import type { EntryLoad } from './entry-load.ts'

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
}

/** Loads the entry whose id is in the URL. */
export const loadEntry = async <View>(
  { context, params }: LoaderArgs & { readonly params: { readonly id: string } },
  { load }: Pick<EntryLoad<View>, 'load'>,
) => load(await readPageSource(context), params.id.toLowerCase())

/** Loads a list without pagination. */
export const loadWholeList = async <List>(
  { context }: LoaderArgs,
  load: (source: PageSource) => Promise<List>,
) => {
  try {
    return await load(await readPageSource(context))
  } catch {
    return createListErrorResponse()
  }
}

/** Loads the page of a list that the URL requests. */
export const loadListPage = <List extends { readonly page: number }>(
  { context, url }: LoaderArgs,
  load: (source: PageSource, address: string) => Promise<List | null>,
) => loadPageOr404(url, async (address) => load(await readPageSource(context), address))
