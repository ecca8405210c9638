import { type ApiClientOptions, sendCall } from '#contract/call/client.ts'
import { itemApi } from '#contract/item/item.ts'
import type { PaletteCommand, PaletteCommandGroup } from '#web/admin/command/commands.ts'
import { maxSearchTextLength } from '#web/admin/command/find-entries.ts'
import { panelUrl } from '#web/admin/panel-url.ts'
import { readCollectionNames } from './collection-names.ts'
import { collectionPanelKey } from './define-collection-panel.ts'

const maxFound = 15

/** Returns items that match the search, by collection. Requests nothing if there are no collections. */
export const searchItems = async (
  search: string,
  goTo: (address: string) => void,
  { signal, ...transport }: ApiClientOptions & { readonly signal?: AbortSignal },
): Promise<PaletteCommandGroup[]> => {
  const names = readCollectionNames()
  if (names.length === 0) return []
  const { items } = await sendCall(itemApi.items, { search, limit: maxFound }, transport, signal)
  return names.flatMap(({ key, many }) => {
    const own = items
      .filter(({ collection }) => collection === key)
      .map(
        ({ _id, title, date }): PaletteCommand => ({
          id: `${key}:${_id}`,
          label: title,
          ...(date && { note: date.slice(0, 4) }),
          run: () =>
            goTo(
              panelUrl(collectionPanelKey(key), {
                search: title.slice(0, maxSearchTextLength),
                edit: _id,
              }),
            ),
        }),
      )
    return own.length > 0 ? [{ value: many, items: own }] : []
  })
}
