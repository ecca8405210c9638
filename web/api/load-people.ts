import type { SalusClient } from '#contract/api.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'

/** Returns the option of a person, which is found by every spelling of the name. */
export const toPersonChoice = ({
  _id,
  name,
  otherNames,
  profilePic,
}: Pick<Profile, '_id' | 'name' | 'otherNames' | 'profilePic'>): ChoiceOption => ({
  id: _id,
  label: name,
  also: otherNames.join(' '),
  picture: profilePic,
})

/** Loads everyone who can be selected, by name. */
export const loadPersonChoices = async (client: SalusClient): Promise<ChoiceOption[]> =>
  (await client.profile.profileNames()).profiles.map(toPersonChoice)
