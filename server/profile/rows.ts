import type { Position } from '#contract/profile/position.ts'
import { type Profile, profile, profileEntity } from '#contract/profile/profile.ts'
import { expireAt } from '#server/base/db/reads.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { shownColumnNames, toEntry } from '#server/base/entity/record.ts'
import { leavesAt } from './alumni.ts'

export const columns = shownColumnNames(profileEntity)

export type Row = Pick<Tables['profile'], (typeof columns)[number]>

const hasLeft = (held: readonly Position[]): boolean => {
  const moment = leavesAt(held)
  if (moment === null) return false
  if (moment.getTime() <= Date.now()) return true
  expireAt(moment)
  return false
}

export const toProfile = (row: Row): Profile => {
  const { isAlumni } = row
  const entry = toEntry<Profile>(profileEntity, row, profile.shape)
  const isAlumniSet = isAlumni !== ''
  return {
    ...entry,
    isAlumni: isAlumniSet ? isAlumni === 'true' : hasLeft(entry.positions),
    isAlumniSet,
  }
}
