import { api } from '#contract/api.ts'
import { type ApiCall, type CallMap, listFieldNameOf } from '#contract/call/call.ts'
import { type ApiClientOptions, sendCall } from '#contract/call/client.ts'
import { titleFieldNameOf } from '#contract/call/entity.ts'
import { z } from '#contract/call/zod.ts'
import type { PanelDefinition } from '#web/admin/define-panel.ts'
import { panelUrl } from '#web/admin/panel-url.ts'
import type { PaletteCommand, PaletteCommandGroup } from './commands.ts'

const perKind = 5
/** Maximum length of a search text that list calls accept. */
export const maxSearchTextLength = 200

/**
 * A panel whose entries the command palette can search: its list call, and the field with an
 * entry's name.
 */
interface Search {
  readonly panel: PanelDefinition
  readonly call: ApiCall
  readonly title: string
}

/**
 * Returns the panels whose entries can be searched, each with its list call and title field from the entity's
 * definition.
 */
export const createEntrySearches = (
  panels: readonly PanelDefinition[],
  calls: Readonly<Record<string, CallMap>> = api,
): readonly Search[] =>
  panels.flatMap((panel) => {
    const { entity } = panel
    const title = entity && titleFieldNameOf(entity)
    const call = entity?.calls && calls[entity.name]?.[entity.calls.find ?? entity.calls.list]
    return title && call ? [{ panel, call, title }] : []
  })

const entry = z.looseObject({ _id: z.string() })
const noteText = z.union([
  z.iso.date().transform((day) => day.slice(0, 4)),
  z.string(),
  z.object({ name: z.string() }).transform(({ name }) => name),
])

type GoTo = (address: string) => void

const toCommand =
  ({ panel, title }: Search, goTo: GoTo) =>
  (found: unknown): PaletteCommand => {
    const { key, subtitle, entryAddress } = panel
    const { _id, ...fields } = entry.parse(found)
    const label = String(fields[title])
    const { data: told } = noteText.safeParse(subtitle && fields[subtitle])
    // Opens the panel with a search for the entry, because its form opens only for entries on the
    // visible page.
    const inPanel = () => panelUrl(key, { search: label.slice(0, maxSearchTextLength), edit: _id })
    return {
      id: `${key}:${_id}`,
      label,
      ...(told && { note: told }),
      run: () => goTo(entryAddress?.(_id) ?? inPanel()),
    }
  }

/** Returns entries that match the search, a few per panel. */
export const searchPanelEntries = async (
  searches: readonly Search[],
  text: string,
  goTo: GoTo,
  { signal, ...transport }: ApiClientOptions & { readonly signal?: AbortSignal },
): Promise<PaletteCommandGroup[]> => {
  const groups = searches.map(async (search) => {
    const answer = await sendCall(search.call, { search: text, limit: perKind }, transport, signal)
    const found = z.array(z.unknown()).parse(answer[listFieldNameOf(search.call)])
    return { value: search.panel.strings.label, items: found.map(toCommand(search, goTo)) }
  })
  return (await Promise.all(groups)).filter(({ items }) => items.length > 0)
}
