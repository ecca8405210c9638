import type { MoveKind } from '#contract/move/move-in.ts'
import { fold } from '#server/base/citation/fold.ts'
import type { Work } from '#server/base/citation/work.ts'
import type { Queries } from '#server/base/db/database.ts'
import { nameKeyOf } from '#server/base/db/name-key.ts'
import { keysOfPerson, recognisePeople } from '#server/profile/known-store.ts'
import { createWorkRecogniser, unmatched } from '#server/publication/works-store.ts'

type Fields = Readonly<Record<string, unknown>>

const textIn = (fields: Fields, name: string): string => String(fields[name] ?? '')

const personIn = (fields: Fields) => ({
  name: textIn(fields, 'name'),
  email: textIn(fields, 'email'),
  orcid: textIn(fields, 'orcid'),
})

/** By what an entry of a kind is known to be the same as another; people and publications are recognised by more. */
const identityOf = (kind: MoveKind, fields: Fields): string => {
  switch (kind) {
    case 'category':
    case 'team':
      return nameKeyOf(textIn(fields, 'name'))
    case 'project':
      return fold(textIn(fields, 'title'))
    case 'news':
      return `${fold(textIn(fields, 'title'))} ${textIn(fields, 'date').slice(0, 10)}`
    default:
      return textIn(fields, 'path').toLowerCase()
  }
}

/** What is here of the kinds that are known by one identity. */
const readKnown = async (queries: Queries): Promise<Map<string, string>> => {
  const known = new Map<string, string>()
  const add = (kind: MoveKind, rows: readonly { _id: string }[]) => {
    for (const row of rows) known.set(`${kind} ${identityOf(kind, { ...row })}`, row._id)
  }
  add('category', await queries.selectFrom('category').select(['_id', 'name']).execute())
  add('team', await queries.selectFrom('team').select(['_id', 'name']).execute())
  add('project', await queries.selectFrom('post').select(['_id', 'title']).execute())
  add('news', await queries.selectFrom('frontPage').select(['_id', 'title', 'date']).execute())
  add('page', await queries.selectFrom('page').select(['_id', 'path']).execute())
  const redirects = await queries.selectFrom('redirect').select(['path', 'entityId']).execute()
  add(
    'redirect',
    redirects.map(({ path, entityId }) => ({ _id: entityId, path })),
  )
  return known
}

/** Recognises entries that are here, by their ids, or that came before, by what they were called then. */
export interface Recogniser {
  find(kind: MoveKind, fields: Fields): string | undefined
  add(kind: MoveKind, fields: Fields, name: string): void
  /** Reads the publications that came in since. */
  catchUp(queries: Queries): Promise<void>
}

/** Reads what is here, as far as entries have to be recognised. */
export const createRecogniser = async (queries: Queries): Promise<Recogniser> => {
  const known = await readKnown(queries)
  const findPerson = await recognisePeople(queries)
  const works = await createWorkRecogniser(queries)
  const publicationIn = (fields: Fields) => {
    // Written by our own reader.
    const converted = unmatched(fields.work as Work)
    return 'publication' in converted ? converted.publication : undefined
  }
  return {
    catchUp: works.catchUp,
    find: (kind, fields) => {
      if (kind === 'publication') {
        const publication = publicationIn(fields)
        return publication && works.find(publication)
      }
      if (kind !== 'person') return known.get(`${kind} ${identityOf(kind, fields)}`)
      const person = personIn(fields)
      const here = findPerson(person)
      if (here !== undefined) return here
      const key = keysOfPerson(person).find((each) => known.has(`person ${each}`))
      return key && known.get(`person ${key}`)
    },
    add: (kind, fields, name) => {
      const publication = kind === 'publication' ? publicationIn(fields) : undefined
      if (publication) works.add(publication, name)
      else if (kind === 'person') {
        for (const key of keysOfPerson(personIn(fields))) known.set(`person ${key}`, name)
      } else known.set(`${kind} ${identityOf(kind, fields)}`, name)
    },
  }
}
