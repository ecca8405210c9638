import { listFieldNameOf } from '#contract/call/call.ts'
import { z } from '#contract/call/zod.ts'
import type { FormEntry } from '#web/admin/editor/form/entity-fields.tsx'
import { loadPageOfList, type PaginatedItems, toSinglePage } from '#web/api/load-page.ts'
import { type EntityWithCalls, entityCallsOf } from './entity-calls.ts'
import { callForPanel } from './panel-client.ts'
import { readStatusFilter } from './status-filter.tsx'

export type EntityListPage = PaginatedItems<FormEntry>

const entries = z.array(z.looseObject({ _id: z.string(), version: z.int() }))
const answer = z.looseObject({ total: z.int() })

/**
 * Creates a function that loads the list of an entity, searched, filtered and paged by the URL. Lists in
 * manual order are loaded completely.
 */
export const createEntityLoader = (entity: EntityWithCalls) => {
  const { list, reorder } = entityCallsOf(entity)
  const name = listFieldNameOf(list)
  return (_: unknown, address: string): Promise<EntityListPage> => {
    const status = entity.definition.publishing ? readStatusFilter(address) : {}
    const loadPart = async (part: object) => {
      const { total, ...rest } = answer.parse(await callForPanel(list, { ...part, ...status }))
      return { items: entries.parse(rest[name]), total }
    }
    return reorder
      ? loadPart({}).then(({ items }) => toSinglePage(items))
      : loadPageOfList(address, undefined, loadPart)
  }
}
