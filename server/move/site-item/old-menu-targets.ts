import { hrefOf } from '#contract/call/href.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { allSitePages, normalizePath } from '#contract/pages.ts'
import { pagesHiddenWhileEmpty } from '#contract/site/default-menus.ts'
import { publicEntityNameOf } from '#server/base/definition/kind-of.ts'
import type { ImportedEntry } from '../importer.ts'
import { listPathOfKey, oldListKindOf } from '../old-lists.ts'
import { exportedEntityDefinitions } from '../out/content.ts'
import { entryLinkPlaceholder } from '../placeholders.ts'

const publicPaths: ReadonlySet<string> = new Set(
  allSitePages.flatMap(({ path, audience }) =>
    audience === 'public' && !path.includes(':') ? [path] : [],
  ),
)

const plainPath = (address: string): string =>
  normalizePath(address.split(/[?#]/, 1)[0] ?? '')
    .replace(/(?:\/index)?\.html?$/, '')
    .toLowerCase() || '/'

/** Maps old paths to targets: placeholders of imported entries, or paths of lists. */
const targetsByPath = (entries: readonly ImportedEntry[]): Map<string, string> => {
  const targets = new Map<string, string>()
  const add = (address: unknown, target: string | undefined) => {
    // WordPress has short URLs such as `/?p=2`, which are no paths of their own.
    if (typeof address !== 'string' || target === undefined || address.includes('?')) return
    const path = plainPath(address)
    if (path !== '/' && !targets.has(path)) targets.set(path, target)
  }
  for (const { kind, key, fields, addresses = [], failed } of entries) {
    if (failed !== undefined || fields.status === 'draft') continue
    if (kind === 'redirect') continue
    const target = entryLinkPlaceholder(key)
    if (kind === 'page') add(fields.path, target)
    for (const address of addresses) add(address, target)
  }
  for (const { kind, title, fields } of entries)
    if (kind === 'redirect') add(title, listPathOfKey(String(fields.to)))
  return targets
}

/** Paths of Salus for the usual names of pages that are no lists of entries. */
const usualPages: readonly (readonly [RegExp, string])[] = [
  [/^(?:contact(?:-?us)?|kontakt|find-us)$/, '/contactus'],
  [/^(?:about(?:-?us)?|about-?the-?lab|mission)$/, '/about'],
  [/^(?:home|bio|start|hero|top|welcome)?$/, '/'],
  [/^(?:grants?|funding)$/, '/grants'],
]

const targetByName = (name: string): string | undefined => {
  const kind = oldListKindOf(`/${name}`)
  const list = kind && listPathOfKey(`list/${kind}`)
  return list ?? usualPages.find(([shape]) => shape.test(name))?.[1]
}

const timelinePath = entryPages.timeline.list

/** Old sites list projects or papers under “Research”, but Salus has its timeline there. */
const researchTargets = ['project', 'publication'] as const

const withoutBase = (target: string, bases: readonly string[]): string => {
  const base = bases.find((each) => target.startsWith(each))
  const rest = base === undefined ? undefined : target.slice(base.length)
  return rest === undefined || !/^(?:[/?#]|$)/.test(rest) ? target : rest || '/'
}

/**
 * Creates a function that returns the possible targets of an old menu item on the new site, the best one first. The list
 * is empty if nothing there corresponds to the item.
 */
export const createMenuTargetResolver = (
  entries: readonly ImportedEntry[],
  bases: readonly string[],
): ((target: string) => readonly string[]) => {
  const targets = targetsByPath(entries)
  const hasEntries = (kind: string) =>
    entries.some((entry) => entry.kind === kind && entry.failed === undefined && !entry.isExample)
  const listsOfResearch = researchTargets.flatMap((kind) =>
    hasEntries(kind) ? (listPathOfKey(`list/${kind}`) ?? []) : [],
  )
  const isEmptyList = (path: string) =>
    pagesHiddenWhileEmpty.includes(path) &&
    !exportedEntityDefinitions.some(
      (definition) => definition.page?.list === path && hasEntries(publicEntityNameOf(definition)),
    )
  const find = (written: string): string | undefined => {
    const target = withoutBase(written.trim(), bases)
    if (/^(?:https?:)?\/\//i.test(target) || /^mailto:/i.test(target))
      return hrefOf(target) === null ? undefined : target
    // Without a path, the item leads to a part of the home page.
    const fragment = /^\/?#(.*)$/.exec(target)?.[1]
    if (fragment !== undefined) return targetByName(fragment.toLowerCase())
    const path = plainPath(target.startsWith('/') ? target : `/${target}`)
    return targets.get(path) ?? (publicPaths.has(path) ? path : targetByName(path.slice(1)))
  }
  return (written) => {
    const target = find(written)
    if (target === timelinePath) return listsOfResearch
    return target === undefined || isEmptyList(target) ? [] : [target]
  }
}
