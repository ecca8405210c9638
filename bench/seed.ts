import { openSession } from '#server/auth/session-store.ts'
import { createAccount, defaultAccountRights } from '#server/auth/store.ts'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { mergeIndexSegments } from '#server/base/search/tidy.ts'
import { type WriteTransaction, writeInTransaction } from '#server/base/write/write.ts'
import { categoryStore } from '#server/category/store.ts'
import { milestoneStore } from '#server/post/milestone-store.ts'
import { createPost } from '#server/post/store.ts'
import { createProfile } from '#server/profile/store.ts'
import { addPublication } from '#server/publication/store.ts'
import { teamStore } from '#server/team/store.ts'

const words =
  'deep learning model segmentation of brain tumour from multi modal imaging with uncertainty estimates for clinical decision support in preventive cardiology using wearable signals and federated training across hospitals a prospective multi centre study of early risk prediction'.split(
    ' ',
  )
const names = ['Amari', 'Brandt', 'Castellano', 'Dvořák', 'Eriksen', 'Fofana', 'Gupta', 'Hayashi']
const types = ['Journal article', 'Conference paper', 'Preprint', 'Data set']

/** Builds a sentence that depends on the seed only. */
const sentence = (seed: number, length: number): string =>
  Array.from({ length }, (_, at) => words[(seed * 31 + at * at * 7 + at) % words.length]).join(' ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const dayMs = 86_400_000
const newest = Date.UTC(2026, 10, 1)

/** Returns the publication that is `age` days older than the newest. Equal in every run and size. */
export const publicationOf = (age: number) => ({
  title: capital(sentence(age, 12)),
  authors: Array.from(
    { length: 5 },
    (_, at) => `${names[(age + at * 3) % names.length]} ${String.fromCharCode(65 + at)}.`,
  ).join(', '),
  publicationDate: new Date(newest - age * dayMs).toISOString().slice(0, 10),
  publicationType: types[age % types.length] ?? '',
  publicationLink: `https://doi.example/10.5555/salus.${age}`,
  publicationSummary: Array.from(
    { length: 6 },
    (_, at) => `${capital(sentence(age + at * 17, 18))}.`,
  ).join(' '),
})

const authorsPerPublication = 4

/** Returns authors and keywords of a publication. */
const linkedTo = (age: number, people: readonly Person[]) => ({
  authorList: Array.from({ length: Math.min(authorsPerPublication, people.length) }, (_, at) => {
    const { _id, name } = people[(age * authorsPerPublication + at) % people.length] ?? nobody
    return { name, profileId: _id, isEqual: false, isCorresponding: at === 0 }
  }),
  keywords: [0, 1, 2].map((at) => words[(age * 7 + at) % words.length] ?? ''),
})

/** Every published entry has an equal draft, so that half of all content is hidden. */
const states = ['published', 'draft'] as const

const addPublications = async (
  tx: WriteTransaction,
  publications: number,
  people: readonly Person[],
) => {
  for (let age = 0; age < publications; age++) {
    const { authors, ...rest } = publicationOf(age)
    const whose = people.length > 0 ? linkedTo(age, people) : { authors }
    for (const status of states) await addPublication(tx, { ...rest, ...whose, status })
  }
}

const peoplePerTeam = 25
const projectsPerCategory = 50
const actor = { accountId: null, name: 'Benchmark' }

/** How many entries to create, each with an equal draft. */
export interface Amounts {
  readonly publications: number
  readonly projects?: number
  readonly profiles?: number
}

const noPicture = async () => ''

interface Person {
  readonly _id: string
  readonly name: string
}
const nobody: Person = { _id: '', name: 'Nobody' }

const addPeople = async (tx: WriteTransaction, profiles: number): Promise<Person[]> => {
  const people: Person[] = []
  const hidden: Person[] = []
  for (let at = 0; at < profiles; at++) {
    const name = `${names[at % names.length]} ${capital(sentence(at, 1))} ${at}`
    const about = capital(sentence(at, 40))
    const person = { name, about, designation: types[at % types.length] ?? '' }
    people.push(await createProfile(tx, person, noPicture))
    hidden.push(await createProfile(tx, { ...person, status: 'draft' }, noPicture))
  }
  for (let at = 0; at < profiles; at += peoplePerTeam) {
    const members = [people, hidden].flatMap((some) =>
      some.slice(at, at + peoplePerTeam).map(({ _id }) => _id),
    )
    await teamStore.add(tx, { name: `Team ${at / peoplePerTeam + 1}`, peoples: members })
  }
  return people
}

const addProjects = async (tx: WriteTransaction, projects: number, people: readonly Person[]) => {
  const categories: string[] = []
  for (let at = 0; at < projects; at++) {
    if (at % projectsPerCategory === 0) {
      const name = `Category ${categories.length + 1}`
      categories.push((await categoryStore.add(tx, { name }))._id)
    }
    for (const status of states) {
      const { _id: postId } = await createPost(tx, {
        title: capital(sentence(at, 8)),
        shortDesc: capital(sentence(at, 20)),
        status,
        content: capital(sentence(at, 120)),
        category: categories.at(-1) ?? '',
        contributors: [0, 1, 2].flatMap((nth) => people[(at * 3 + nth) % people.length]?._id ?? []),
      })
      await milestoneStore.add(tx, {
        postId,
        title: 'First results',
        dueDate: '2027-01-01',
        status: 'planned',
      })
    }
  }
}

/** Fills a data directory through the database layer. Returns an administrator's token. */
export const seed = async (dataDir: string, amounts: Amounts): Promise<string> => {
  const database = await openIndexedDatabase({
    dataDir,
    onError: (error) => {
      throw error
    },
  })
  try {
    const account = await writeInTransaction(database, actor, (tx) =>
      createAccount(
        tx,
        { username: 'Benchmark', email: 'bench@salus.example', passwordHash: 'none matches' },
        async () => ({ ...defaultAccountRights, state: 'active' }),
      ),
    )
    await writeInTransaction(database, actor, async (tx) => {
      const { publications, projects = 0, profiles = 0 } = amounts
      const people = await addPeople(tx, profiles)
      await addPublications(tx, publications, people)
      await addProjects(tx, projects, people)
    })
    // The hourly sweep does this as well.
    await mergeIndexSegments(database.queries)
    return await openSession(database.queries, account._id, new Date())
  } finally {
    await database.close()
  }
}
