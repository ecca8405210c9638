import type { ChangedContent } from '#contract/content/group.ts'
import { pageTitles } from '#contract/content/page-titles.ts'
import { type StringGroups, sharedStrings } from '#web/site/parts/string-groups.ts'

/** Titles of pages that others name. */
const titles = [...Object.keys(pageTitles), 'newsLabels', 'grantLabels'].map(
  (name) => `${name}.title`,
)

const picked = new WeakMap<ChangedContent, Map<StringGroups, ChangedContent>>()

/** Returns the strings of some groups: the same object for the same content and list of groups. */
export const pickStrings = (
  content: ChangedContent,
  groups: StringGroups,
  more: readonly string[] = [],
): ChangedContent => {
  const before = picked.get(content) ?? new Map<StringGroups, ChangedContent>()
  picked.set(content, before)
  const known = before.get(groups)
  if (known) return known
  const names = groups.map(({ name }) => name)
  const strings = Object.fromEntries(
    Object.entries(content).filter(
      ([name]) => names.includes(name.slice(0, name.indexOf('.'))) || more.includes(name),
    ),
  )
  before.set(groups, strings)
  return strings
}

/** Returns the strings that every page needs. */
export const pickSharedStrings = (content: ChangedContent): ChangedContent =>
  pickStrings(content, sharedStrings, titles)
