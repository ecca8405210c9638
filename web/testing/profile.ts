import { publishedState } from '#contract/call/publishing.ts'
import type { Profile } from '#contract/profile/profile.ts'

/** Creates a profile with empty default fields. */
export const sampleProfile = (
  known: Partial<Profile> & Pick<Profile, '_id' | 'name'>,
): Profile => ({
  email: '',
  about: '',
  designation: '',
  qualifications: '',
  AreaofInterest: '',
  profilePic: '',
  socialLinks: [],
  orcid: '',
  pronouns: '',
  positions: [],
  otherNames: [],
  isAlumni: false,
  isAlumniSet: false,
  nextPosition: '',
  ...publishedState,
  version: 1,
  ...known,
})
