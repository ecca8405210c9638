import { expect, test } from 'vitest'
import { profileApi } from '#contract/profile/profile.ts'
import { publicationApi } from '#contract/publication/publication.ts'
import { mostCharacters } from './most-characters.ts'

test('the limits of fields are those of the contract', () => {
  const { addPublication, updatePublication } = publicationApi
  expect(mostCharacters(addPublication, 'title')).toBe(1_000)
  expect(mostCharacters(updatePublication, 'publicationSummary')).toBe(200_000)
  expect(mostCharacters(profileApi.createProfile, 'designation')).toBe(2_000)
  expect(mostCharacters(profileApi.createProfile, 'profilePic')).toBeUndefined()
  expect(mostCharacters(addPublication, 'nothing')).toBeUndefined()
})
