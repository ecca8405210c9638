import { createNotFoundError } from '#contract/call/api-error.ts'
import type { ImportedPerson } from '#contract/profile/people-import.ts'
import type { ProfileInput } from '#contract/profile/profile.ts'
import { nameKeyOf } from '#server/base/db/name-key.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { findTeamsByName, teamStore } from '#server/team/store.ts'
import { createProfile, findProfile, updateProfile } from '../store.ts'
import { fillablePersonFields } from './here.ts'

type ToAdd = ImportedPerson & { readonly profileId?: string | undefined }
type Named = { readonly _id: string; readonly name: string }

const samePicture = async (_: WriteTransaction, current: string) => current

const fill = async (
  write: WriteTransaction,
  id: string,
  person: ImportedPerson,
): Promise<Named> => {
  const here = await findProfile(write.queries, id)
  if (here === undefined) throw createNotFoundError('Profile')
  const names: readonly string[] = fillablePersonFields(here, person)
  const fields = Object.fromEntries(Object.entries(person).filter(([name]) => names.includes(name)))
  return names.length === 0 ? here : updateProfile(write, id, undefined, fields, samePicture)
}

const add = (write: WriteTransaction, person: ImportedPerson, status: ProfileInput['status']) => {
  const { team: _, ...fields } = person
  return createProfile(write, { ...fields, ...(status && { status }) }, samePicture)
}

/** Appends people to their teams. Adds teams that do not exist. */
const joinTeams = async (
  write: WriteTransaction,
  named: ReadonlyMap<string, readonly (Named & { team: string })[]>,
) => {
  const here = await findTeamsByName(write.queries, [...named.keys()])
  for (const [key, people] of named) {
    const team = here.get(key)
    const known = new Set(team?.peoples)
    const fresh = [...new Set(people.map(({ _id }) => _id))].filter((id) => !known.has(id))
    const name = people[0]?.team.trim() ?? ''
    if (team === undefined) await teamStore.add(write, { name, peoples: fresh })
    else if (fresh.length > 0) {
      await teamStore.update(write, team._id, undefined, { peoples: [...known, ...fresh] })
    }
  }
}

/** Adds people with their teams, or fills empty fields of existing people. */
export const saveImportedPeople = async (
  write: WriteTransaction,
  people: readonly ToAdd[],
  status: ProfileInput['status'],
): Promise<Named[]> => {
  const saved: (Named & { team: string })[] = []
  for (const { profileId, ...person } of people) {
    const { _id, name } =
      profileId === undefined
        ? await add(write, person, status)
        : await fill(write, profileId, person)
    saved.push({ _id, name, team: person.team })
  }
  const inTeams = saved.filter(({ team }) => team.trim() !== '')
  await joinTeams(
    write,
    Map.groupBy(inTeams, ({ team }) => nameKeyOf(team)),
  )
  return saved.map(({ _id, name }) => ({ _id, name }))
}
