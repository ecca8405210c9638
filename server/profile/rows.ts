import type { JobPosition } from '#contract/profile/position.ts'
import { type Profile, profileEntity, profileSchema } from '#contract/profile/profile.ts'
import { expireResponseAt } from '#server/base/db/reads.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { parseEntryRow, shownColumnNames } from '#server/base/entity/record.ts'
import { lastPositionEndOf } from './alumni.ts'

export const profileColumnNames = shownColumnNames(profileEntity)

export type ProfileRow = Pick<DatabaseTables['profile'], (typeof profileColumnNames)[number]>

const hasLeft = (held: readonly JobPosition[]): boolean => {
  const moment = lastPositionEndOf(held)
  if (moment === null) return false
  if (moment.getTime() <= Date.now()) return true
  expireResponseAt(moment)
  return false
}

export const profileFromRow = (row: ProfileRow): Profile => {
  const { isAlumni } = row
  const entry = parseEntryRow<Profile>(profileEntity, row, profileSchema.shape)
  const isAlumniSet = isAlumni !== ''
  return {
    ...entry,
    isAlumni: isAlumniSet ? isAlumni === 'true' : hasLeft(entry.positions),
    isAlumniSet,
  }
}
