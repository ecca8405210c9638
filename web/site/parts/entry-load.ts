import type { SalusClient } from '#contract/api.ts'
import { loadOrErrorPage } from '#web/api/load-or-error-page.ts'
import type { PageLoaderTools } from '#web/head/page-source.server.ts'

/** Loads the entries of one entity for their pages, for previews and for titles of links. */
export interface EntryLoader<View> {
  readonly folder: string
  /** Loads the data of an entry's page. Throws 404 if the entry does not exist. */
  readonly load: (source: PageLoaderTools, id: string) => Promise<View>
  readonly readTitle: (client: SalusClient, id: string) => Promise<string>
}

interface EntryDescriptor<Reply, View> {
  readonly page: { readonly folder: string }
  readonly read: (client: SalusClient, id: string) => Promise<Reply>
  readonly titleOf: (reply: Reply) => string
  readonly view: (reply: Reply, source: PageLoaderTools) => View | Promise<View>
}

/**
 * Creates an `EntryLoad` from functions that request an entry and convert the response to the data of its
 * page.
 */
export const defineEntryLoader = <Reply, View>({
  page: { folder },
  read,
  titleOf,
  view,
}: EntryDescriptor<Reply, View>): EntryLoader<View> => ({
  folder,
  load: async (source, id) =>
    view(
      await loadOrErrorPage(read(source.client, id), { note: `Failed to load ${folder}` }),
      source,
    ),
  readTitle: async (client, id) => titleOf(await read(client, id)),
})
