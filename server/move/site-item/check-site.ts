import type { CheckedImportFields, ImportedFields } from '../importer.ts'
import { settingSchemaOf } from '../salus/single-schemas.ts'
import { toRecord } from '../text/values.ts'
import { entryKeyOfTarget } from './site-entry.ts'

const isWithoutPicture = (value: unknown): boolean => toRecord(value).picture === ''

const minWallSize = 2

/** Removes pictures that could not be stored. */
const withoutLostPictures = (value: unknown): unknown => {
  if (!Array.isArray(value)) return isWithoutPicture(value) ? undefined : value
  const kept = value.filter((each) => !isWithoutPicture(each))
  return kept.length === value.length || kept.length >= minWallSize ? kept : undefined
}

/** Moves the text of the section “About us” to one without a picture. */
const withoutAboutPicture = (content: ImportedFields): ImportedFields => {
  const {
    'home.aboutLead': lead,
    'home.aboutText': text,
    'home.aboutPicture': picture,
    'about.paragraphs': paragraphs,
    ...rest
  } = content
  if (lead === undefined || picture !== undefined) return content
  const others = (Array.isArray(paragraphs) ? paragraphs : []).filter(
    (each) => ![lead, text].includes(toRecord(each).text),
  )
  return {
    ...rest,
    'mission.lead': lead,
    ...(text !== undefined && { 'mission.text': text }),
    ...(others.length > 0 && { 'about.paragraphs': others }),
  }
}

/** Replaces targets that have no path yet by a valid one. */
const withPaths = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each) => {
        const { target } = toRecord(each)
        const isEntry = typeof target === 'string' && entryKeyOfTarget(target) !== undefined
        return isEntry ? { ...toRecord(each), target: '/' } : each
      })
    : value

/** Validates values like the forms of the admin area, and drops invalid ones. */
export const checkSiteFields = (fields: ImportedFields): CheckedImportFields => {
  const notes: string[] = []
  const checked = Object.entries(fields).map(([entity, values]) => {
    const schema = settingSchemaOf(entity)
    const kept = Object.entries(toRecord(values)).flatMap(([name, given]) => {
      const value = withoutLostPictures(given)
      if (value === undefined || value === '') return []
      const isMenu = entity === 'siteMenus'
      const parsed = schema.safeParse({ [name]: isMenu ? withPaths(value) : value })
      if (parsed.success) return [[name, isMenu ? value : toRecord(parsed.data)[name]]]
      notes.push(
        `Could not be used and left out: ${name} (${parsed.error.issues[0]?.message ?? ''})`,
      )
      return []
    })
    const own = Object.fromEntries(kept)
    return [entity, entity === 'siteContent' ? withoutAboutPicture(own) : own]
  })
  return { fields: Object.fromEntries(checked), notes }
}
