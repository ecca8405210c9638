import { expect, test } from 'vitest'
import { profileApi } from '#contract/profile/profile.ts'
import { publicationApi } from '#contract/publication/publication.ts'
import { maxLengthOf } from './max-length-of.ts'

test('the limits of fields are those of the contract', () => {
  const { addPublication, updatePublication } = publicationApi
  expect(maxLengthOf(addPublication, 'title')).toBe(1_000)
  expect(maxLengthOf(updatePublication, 'publicationSummary')).toBe(200_000)
  expect(maxLengthOf(profileApi.createProfile, 'designation')).toBe(2_000)
  expect(maxLengthOf(profileApi.createProfile, 'profilePic')).toBeUndefined()
  expect(maxLengthOf(addPublication, 'nothing')).toBeUndefined()
})
