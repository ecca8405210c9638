import { sql } from 'kysely'
import { entityFieldsOfKind } from '#contract/call/entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { publicEntityNameOf } from '#server/base/definition/kind-of.ts'
import { exportedDefinitionOfKind, exportedEntityDefinitions } from './out/content.ts'
import type { ExportedEntry } from './salus/read-export.ts'

const requiredRelationsOf = (kind: string) => {
  const definition = exportedDefinitionOfKind(kind)
  return definition
    ? entityFieldsOfKind(definition, 'relation').filter(([, { optional }]) => !optional)
    : []
}

const kindsWithRequiredRelations = exportedEntityDefinitions
  .map(publicEntityNameOf)
  .filter((kind) => requiredRelationsOf(kind).length > 0)

/**
 * Returns the keys of the entries without which an entry cannot be saved, such as the category of a project. References are keys,
 * or ids in an export of Salus.
 */
export const neededKeysOf = ({ kind, rows }: Pick<ExportedEntry, 'kind' | 'rows'>): string[] => {
  const row = rows[0]?.row ?? {}
  return requiredRelationsOf(kind).flatMap(([name, { to }]) => {
    const key = row[name]
    return typeof key === 'string' && key !== '' ? [key, `${to} ${key}`] : []
  })
}

const atOnce = 50

async function* readChosenItems(queries: Queries, importId: string) {
  for (let after = -1; ; ) {
    const rows = await queries
      .selectFrom('moveImportItem')
      .select(['index', 'title', 'fields'])
      .where('importId', '=', importId)
      .where('index', '>', after)
      .where('kind', 'in', kindsWithRequiredRelations)
      .where('isChosen', '=', 1)
      .where('savedAs', '=', '')
      .orderBy('index')
      .limit(atOnce)
      .execute()
    yield* rows
    after = rows.at(-1)?.index ?? after
    if (rows.length < atOnce) return
  }
}

/** Also marks items to be saved that the chosen ones need, with the reason. */
export const chooseNeededItems = async (queries: Queries, importId: string): Promise<void> => {
  const titlesByKey = new Map<string, string[]>()
  for await (const { title, fields } of readChosenItems(queries, importId)) {
    for (const key of neededKeysOf(JSON.parse(fields)))
      titlesByKey.set(key, [...(titlesByKey.get(key) ?? []), title])
  }
  for (const [key, [first = '', ...others]] of titlesByKey) {
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    const reason = `It comes along, because “${first}”${more} cannot be without it`
    await queries
      .updateTable('moveImportItem')
      .set({
        isChosen: 1,
        reason: sql<string>`case "reason" when '' then ${reason} else "reason" || ${`. ${reason}`} end`,
      })
      .where('importId', '=', importId)
      .where('key', '=', key)
      .where('status', '=', 'new')
      .where('isChosen', '=', 0)
      .where('savedAs', '=', '')
      .execute()
  }
}
