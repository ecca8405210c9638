import type { Position } from '#contract/profile/position.ts'
import { type Profile, profile } from '#contract/profile/profile.ts'
import { staleFrom } from '#server/base/db/reads.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { storedList } from '#server/base/db/stored-list.ts'
import { leavesAt } from './alumni.ts'

/** The columns that a profile is made of. */
export const columns = [
  '_id',
  'name',
  'email',
  'about',
  'profilePic',
  'designation',
  'qualifications',
  'AreaofInterest',
  'socialLinks',
  'orcid',
  'pronouns',
  'positions',
  'otherNames',
  'isAlumni',
  'nextPosition',
  'status',
  'publishAt',
  'unpublishAt',
  'version',
] as const

export type Row = Pick<Tables['profile'], (typeof columns)[number]>

const { socialLinks, positions, otherNames } = profile.shape

/** Whether someone has left by now, from the positions they held. */
const hasLeft = (held: readonly Position[]): boolean => {
  const moment = leavesAt(held)
  if (moment === null) return false
  if (moment.getTime() <= Date.now()) return true
  staleFrom(moment)
  return false
}

/** A row as a profile. */
export const toProfile = (row: Row): Profile => {
  const held = storedList(positions, row.positions)
  const isAlumniSet = row.isAlumni !== ''
  return {
    ...row,
    socialLinks: storedList(socialLinks, row.socialLinks),
    positions: held,
    otherNames: storedList(otherNames, row.otherNames),
    isAlumni: isAlumniSet ? row.isAlumni === 'true' : hasLeft(held),
    isAlumniSet,
  }
}
