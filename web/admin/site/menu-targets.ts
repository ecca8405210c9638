import type { SalusClient } from '#contract/api.ts'
import { isCustomPagePath } from '#contract/page/own-path.ts'
import { canonicalPath, normalizePath } from '#contract/pages.ts'
import { projectPath } from '#contract/post/project-path.ts'
import { personPath } from '#contract/profile/person-path.ts'
import { pagesHiddenWhileEmpty } from '#contract/site/default-menus.ts'
import { fixedPublicPages } from '#web/admin/public-pages.ts'
import { sitePanelStrings } from './site-panel-strings.ts'

/** A page of this site that a menu can link to. */
export interface MenuTarget {
  readonly path: string
  readonly name: string
}

const { kinds } = sitePanelStrings.menus

/** Loads all pages that menus can link to, sorted by name. */
export const loadMenuTargets = async (client: SalusClient): Promise<MenuTarget[]> => {
  const [{ pages }, { posts }, { profiles }, { categories }, { teams }, { collections }] =
    await Promise.all([
      client.page.pages(),
      client.post.postTitles(),
      client.profile.profileNames(),
      client.category.showAllCategories(),
      client.team.teamNames(),
      client.collection.collections(),
    ])
  return [
    ...fixedPublicPages,
    ...pages.filter(({ path }) => path).map(({ path, title }) => ({ path, name: title })),
    ...collections.map(({ folder, names }) => ({ path: `/${folder}`, name: names.many })),
    ...posts.map((post) => ({ path: projectPath(post), name: kinds.project(post.title) })),
    ...profiles.map((person) => ({ path: personPath(person), name: kinds.person(person.name) })),
    ...categories.map(({ _id, name }) => ({
      path: `/category/${_id}`,
      name: kinds.category(name),
    })),
    ...teams.map(({ _id, name }) => ({ path: `/team/${_id}`, name: kinds.team(name) })),
  ]
}

const pathOf = (target: string): string | null => {
  const path = normalizePath(target.split(/[?#]/)[0] ?? '')
  return isCustomPagePath(path) ? path : canonicalPath(path, new URLSearchParams())
}

/** Matches paths of entries that `loadMenuTargets` lists completely, so that a missing one does not exist. */
const listed = /^\/(?:project|person|category|team)\/./

/** Matches paths of items of collections. Only the folder is listed. */
const itemPath = /^(\/[^/]+)\/[0-9a-hjkmnp-tv-z]{26}(?:\/|$)/

/**
 * Whether a menu links to a path of this site that does not exist. Returns false for paths that only the
 * server can check.
 */
export const isMissingMenuTarget = (target: string, targets: readonly MenuTarget[]): boolean => {
  if (!target.startsWith('/') || target.startsWith('//') || pagesHiddenWhileEmpty.includes(target))
    return false
  const path = pathOf(target)
  if (path === null) return true
  if (!isCustomPagePath(path) && !listed.test(path)) return false
  const [, folder] = itemPath.exec(path) ?? []
  return !targets.some((each) => [path, folder].includes(pathOf(each.path) ?? ''))
}
