import type { SalusClient } from '#contract/api.ts'
import type { Profile } from '#contract/profile.ts'
import type { Choice } from '#web/ui/form/choice-list.tsx'

/** A person as a choice. */
const toChoice = ({
  _id,
  name,
  profilePic,
}: Pick<Profile, '_id' | 'name' | 'profilePic'>): Choice => ({
  id: _id,
  label: name,
  picture: profilePic,
})

/** Everyone who can be put on a list, by name. */
export const loadPeople = async (client: SalusClient): Promise<Choice[]> =>
  (await client.profile.profileNames()).profiles.map(toChoice)
