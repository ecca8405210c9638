import type { Position } from '#contract/profile/position.ts'
import { type Profile, profile, profileEntity } from '#contract/profile/profile.ts'
import { expireAt } from '#server/base/db/reads.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { shownColumnNames, toEntry } from '#server/base/entity/record.ts'
import { lastPositionEnd } from './alumni.ts'

export const profileColumns = shownColumnNames(profileEntity)

export type ProfileRow = Pick<Tables['profile'], (typeof profileColumns)[number]>

const hasLeft = (held: readonly Position[]): boolean => {
  const moment = lastPositionEnd(held)
  if (moment === null) return false
  if (moment.getTime() <= Date.now()) return true
  expireAt(moment)
  return false
}

export const toProfile = (row: ProfileRow): Profile => {
  const { isAlumni } = row
  const entry = toEntry<Profile>(profileEntity, row, profile.shape)
  const isAlumniSet = isAlumni !== ''
  return {
    ...entry,
    isAlumni: isAlumniSet ? isAlumni === 'true' : hasLeft(entry.positions),
    isAlumniSet,
  }
}
