import { sql } from 'kysely'
import {
  type EntityDefinition,
  entityFieldsOfKind,
  titleFieldNameOf,
} from '#contract/call/entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { nameKeyOf } from '#server/base/db/name-key.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'
import { publicEntityNameOf } from '#server/base/definition/kind-of.ts'
import { foldName } from '#server/base/text/fold.ts'
import { createListedPeople } from '#server/base/text/person-identity.ts'
import { createPersonFinder } from '#server/profile/known-store.ts'
import { workToUnlinkedPublication } from '#server/publication/same-works-store.ts'
import { createWorkRecogniser } from '#server/publication/works-store.ts'
import { type ImportedFields, workIn } from './importer.ts'
import { exportedDefinitionOfKind, exportedEntityDefinitions } from './out/content.ts'
import type { ExportedEntry } from './salus/read-export.ts'
import { isAlreadyImported } from './salus/save-entry.ts'
import { siteItemKey } from './site-item/site-entry.ts'
import { isSiteAlreadyImported } from './site-item/site-rows.ts'

const personIn = (row: ImportedFields) => ({
  name: String(row.name ?? ''),
  email: String(row.email ?? ''),
  orcid: String(row.orcid ?? ''),
})

/** Fields that identify an entry: its path, or title and date. */
const identifyingFields = (definition: EntityDefinition): string[] => {
  const { page, news } = definition
  if (page && 'address' in page) return [page.address]
  const title = titleFieldNameOf(definition)
  return title === undefined ? [] : [title, ...(news?.date ? [news.date] : [])]
}

/** Returns identity keys of a row, empty if nothing identifies it. */
const identityOf = (definition: EntityDefinition, row: ImportedFields): string[] => {
  const keys = entityFieldsOfKind(definition, 'internal').filter(
    ([, { isOf }]) => isOf === undefined,
  )
  const keyed = keys.map(([, { keyOf }]) => keyOf)
  const [first = '', ...rest] = identifyingFields(definition).map((name) => {
    const text = String(row[name] ?? '')
    if (keyed.includes(name)) return nameKeyOf(text)
    return name === titleFieldNameOf(definition) ? foldName(text) : text.toLowerCase()
  })
  return first === '' ? [] : [[publicEntityNameOf(definition), first, ...rest].join(' ')]
}

const hasSeveralIdentities = (kind: string): boolean => kind === 'person' || kind === 'publication'

const redirectIdentity = (path: string): string => `redirect ${path.toLowerCase()}`

const readIdsByIdentity = async (queries: Queries): Promise<Map<string, string>> => {
  const idsByIdentity = new Map<string, string>()
  for (const definition of exportedEntityDefinitions) {
    const names = identifyingFields(definition)
    if (
      names.length === 0 ||
      hasSeveralIdentities(publicEntityNameOf(definition)) ||
      parentColumnOf(definition.name)
    )
      continue
    const columns = sql.join(['_id', ...names].map((name) => sql.ref(name)))
    const { rows } = await sql<{ _id: string }>`
      select ${columns} from ${sql.table(definition.name)}`.execute(queries)
    for (const row of rows) {
      for (const identity of identityOf(definition, { ...row }))
        idsByIdentity.set(identity, row._id)
    }
  }
  const redirects = await queries.selectFrom('redirect').select(['path', 'entityId']).execute()
  for (const { path, entityId } of redirects) idsByIdentity.set(redirectIdentity(path), entityId)
  return idsByIdentity
}

/** Finds the existing entry that an imported entry duplicates, or an earlier item of the same import. */
export interface DuplicateFinder {
  find(queries: Queries, entry: ExportedEntry): Promise<string | undefined>
  /** Whether the existing publication is only another version of the entry. */
  isVersion(entry: ExportedEntry): boolean
  add(entry: ExportedEntry, name: string): void
  /** Also recognizes publications that were added since the last call. */
  catchUp(queries: Queries): Promise<void>
}

export const createImportDuplicateFinder = async (queries: Queries): Promise<DuplicateFinder> => {
  const idsByIdentity = await readIdsByIdentity(queries)
  const findPerson = await createPersonFinder(queries)
  const importedPeople = createListedPeople<string>()
  const works = await createWorkRecogniser(queries)
  const publicationIn = (row: ImportedFields) => {
    const work = workIn(row)
    if (work === undefined) return undefined
    const converted = workToUnlinkedPublication(work)
    return 'publication' in converted ? converted.publication : undefined
  }
  const identitiesOf = ({ kind, title, rows }: ExportedEntry): string[] => {
    if (kind === 'redirect') return [redirectIdentity(title)]
    const row = rows[0]?.row ?? {}
    const definition = exportedDefinitionOfKind(kind)
    return definition && !hasSeveralIdentities(kind) ? identityOf(definition, row) : []
  }
  return {
    catchUp: works.catchUp,
    find: async (now, entry) => {
      // Entries from an export of Salus have an id, so they are compared by id alone.
      if (entry.id !== '') return (await isAlreadyImported(now, entry)) ? entry.id : undefined
      if (entry.kind === 'site')
        return (await isSiteAlreadyImported(now, entry)) ? siteItemKey : undefined
      const row = entry.rows[0]?.row ?? {}
      if (entry.kind === 'publication') {
        const publication = publicationIn(row)
        return publication && works.find(publication)?.id
      }
      if (entry.kind === 'person') {
        const person = personIn(row)
        const found = findPerson(person) ?? importedPeople.find(person)
        // Another listing of this person may lack the address by which this one was found.
        if (found !== undefined) importedPeople.add(person, found)
        return found
      }
      return identitiesOf(entry).flatMap((each) => idsByIdentity.get(each) ?? [])[0]
    },
    isVersion: ({ kind, rows }) => {
      const publication = kind === 'publication' && publicationIn(rows[0]?.row ?? {})
      return Boolean(publication && works.find(publication)?.isVersion)
    },
    add: (entry, name) => {
      if (entry.id !== '') return
      if (entry.kind === 'person') importedPeople.add(personIn(entry.rows[0]?.row ?? {}), name)
      for (const each of identitiesOf(entry)) idsByIdentity.set(each, name)
    },
  }
}
