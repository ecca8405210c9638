import type { SalusClient } from '#contract/api.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'

/**
 * Converts a person to an option of a searchable select. Its search terms include all spellings of the name.
 */
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

/** Loads an option for every person, sorted by name. */
export const loadPersonChoices = async (client: SalusClient): Promise<ChoiceOption[]> =>
  (await client.profile.profileNames()).profiles.map(toPersonChoice)
