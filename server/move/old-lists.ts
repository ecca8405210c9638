import type { MoveKind } from '#contract/move/move-in.ts'
import { allPages, plainPath } from '#contract/pages.ts'
import type { Entry } from './importer.ts'

/** The kinds of which Salus has a list for visitors. */
type Listed = Extract<MoveKind, 'person' | 'publication' | 'project' | 'news'>

/** What sites call their lists. */
const words: Readonly<Record<Listed, RegExp>> = {
  person: /^(?:people|persons?|members?|(?:the-|our-)?team|staff|lab-members|profiles?|authors?)$/,
  publication: /^(?:publications?|papers?|bibliography)$/,
  project: /^(?:projects?|portfolio)$/,
  news: /^(?:news|blog|posts?|announcements|events?|talks?)$/,
}
const listed: readonly Listed[] = ['person', 'publication', 'project', 'news']

const prefix = 'list/'

/** The kind whose list an address of a redirect stands for; undefined where it leads to an entry. */
export const listIn = (key: string): Listed | undefined =>
  listed.find((kind) => key === prefix + kind)

/** Lets the address of a list on the old site lead to ours; nothing where both are the same, or where it is no list. */
export const oldList = (address: string, source: string): Entry[] => {
  const path = plainPath(address).replace(/(?:\/index)?\.html?$/, '')
  const kind = listed.find((each) => words[each].test(path.slice(1).toLowerCase()))
  if (!kind || allPages.some((page) => page.path === path)) return []
  const fields = { path, to: prefix + kind }
  return [{ kind: 'redirect', key: `redirect${path}`, title: path, source, fields }]
}
