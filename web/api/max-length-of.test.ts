import { expect, test } from 'vitest'
import { profileApi } from '#contract/profile/profile.ts'
import { publicationApi } from '#contract/publication/publication.ts'
import { fieldMaxLengthOf } from './max-length-of.ts'

test('the limits of fields are those of the contract', () => {
  const { addPublication, updatePublication } = publicationApi
  expect(fieldMaxLengthOf(addPublication, 'title')).toBe(1_000)
  expect(fieldMaxLengthOf(updatePublication, 'publicationSummary')).toBe(200_000)
  expect(fieldMaxLengthOf(profileApi.createProfile, 'designation')).toBe(2_000)
  expect(fieldMaxLengthOf(profileApi.createProfile, 'profilePic')).toBeUndefined()
  expect(fieldMaxLengthOf(addPublication, 'nothing')).toBeUndefined()
})
