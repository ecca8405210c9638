import type { SalusClient } from '#contract/api.ts'
import { loadOrErrorPage } from '#web/api/load-or-error-page.ts'
import type { PageLoaderTools } from '#web/head/page-source.server.ts'

/** Loads the entries of one entity for pages, previews and links. */
export interface EntryLoader<View> {
  readonly folder: string
  /** Loads the view for the entry's page. Throws 404 if there is no such entry. */
  readonly load: (source: PageLoaderTools, id: string) => Promise<View>
  readonly readTitle: (client: SalusClient, id: string) => Promise<string>
}

interface EntryDescriptor<Reply, View> {
  readonly page: { readonly folder: string }
  readonly read: (client: SalusClient, id: string) => Promise<Reply>
  readonly titleOf: (reply: Reply) => string
  readonly view: (reply: Reply, source: PageLoaderTools) => View | Promise<View>
}

/** Defines how the entries of an entity are read and converted to views. */
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
