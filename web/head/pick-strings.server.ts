import type { ChangedContent } from '#contract/content/group.ts'
import { pageTitles } from '#contract/content/page-titles.ts'
import { type RouteStringGroups, sharedStringGroups } from '#web/content/string-groups.ts'

/** Names of the strings for page titles, which links on other pages show. */
const titles = [...Object.keys(pageTitles), 'newsLabels', 'grantLabels'].map(
  (name) => `${name}.title`,
)

const picked = new WeakMap<ChangedContent, Map<RouteStringGroups, ChangedContent>>()

/** Returns the strings of the groups that a page exports. The same arguments return the same object. */
export const pickPageStrings = (
  content: ChangedContent,
  strings: RouteStringGroups,
  more: readonly string[] = [],
): ChangedContent => {
  if (strings === 'all') return content
  const cached = picked.get(content) ?? new Map<RouteStringGroups, ChangedContent>()
  picked.set(content, cached)
  const existing = cached.get(strings)
  if (existing) return existing
  const groups = new Set<string>(strings.flat())
  const found = Object.fromEntries(
    Object.entries(content).filter(
      ([name]) => groups.has(name.slice(0, name.indexOf('.'))) || more.includes(name),
    ),
  )
  cached.set(strings, found)
  return found
}

export const pickSharedStrings = (content: ChangedContent): ChangedContent =>
  pickPageStrings(content, sharedStringGroups, titles)
