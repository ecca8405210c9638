import { type ApiClientOptions, sendCall } from '#contract/call/client.ts'
import { itemApi } from '#contract/item/item.ts'
import { readPanels } from '#web/admin/all-panels.ts'
import { panelUrl } from '#web/admin/panel-url.ts'
import type { PaletteCommand, PaletteCommandGroup } from './commands.ts'
import { maxSearchTextLength } from './find-entries.ts'

const maxFound = 15

/** Returns items that match the search, by collection. Requests nothing if there are no collections. */
export const searchItems = async (
  search: string,
  goTo: (address: string) => void,
  { signal, ...transport }: ApiClientOptions & { readonly signal?: AbortSignal },
): Promise<PaletteCommandGroup[]> => {
  const panels = readPanels().filter(({ collection }) => collection !== undefined)
  if (panels.length === 0) return []
  const { items } = await sendCall(itemApi.items, { search, limit: maxFound }, transport, signal)
  return panels.flatMap(({ key, collection, strings }) => {
    const own = items
      .filter((item) => item.collection === collection)
      .map(
        ({ _id, title, date }): PaletteCommand => ({
          id: `${key}:${_id}`,
          label: title,
          ...(date && { note: date.slice(0, 4) }),
          run: () =>
            goTo(
              panelUrl(key, {
                search: title.slice(0, maxSearchTextLength),
                edit: _id,
              }),
            ),
        }),
      )
    return own.length > 0 ? [{ value: strings.label, items: own }] : []
  })
}
