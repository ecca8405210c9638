import { type ContentName, contentDefaults, contentFields, contentNames } from './fields.ts'
import type { ChangedContent } from './group.ts'

/** Names of all fields whose default text or picture is about an invented group. */
const claims: readonly ContentName[] = contentNames.filter(
  (name) => contentFields[name].isClaim && contentDefaults[name] !== '',
)

/** Whether a field is in a section of the home page that the group has hidden. */
export const isInHiddenSection = (name: ContentName, changed: ChangedContent): boolean => {
  const { section } = contentFields[name]
  const sections = changed['home.sections']
  if (section === undefined || !Array.isArray(sections)) return false
  return !sections.some((each) => each.section === section)
}

/**
 * Returns the names of fields that still have a default about an invented group. Excludes those in `fitting`,
 * which the group has confirmed, and those in hidden sections.
 */
export const findUnchangedDefaults = (
  changed: ChangedContent,
  fitting: readonly string[],
): readonly ContentName[] =>
  claims.filter(
    (name) =>
      changed[name] === undefined && !fitting.includes(name) && !isInHiddenSection(name, changed),
  )
