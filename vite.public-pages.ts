import type { Rolldown } from 'vite'

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }

const first = /\/web\/(root\.tsx|site\/(?:home\/route|shell\/layout-route)\.tsx)$/
const page = /\/web\/site\/(?!auth|home|preview|shell)([a-z-]+\/(?:[a-z-]+-)?route)\.tsx$/

/** Everything that imports a module, however far away, without what is fetched only when it is needed. */
const usersOf = (id: string, graph: Graph): string[] => {
  const seen = new Set([id])
  for (const each of seen)
    for (const user of graph.getModuleInfo(each)?.importers ?? []) seen.add(user)
  return [...seen].map((user) => user.replace(/\?.*/, ''))
}

/** The pages that begin with a module; undefined where a first visit of home does so too. */
const pagesWith = (id: string, graph: Graph): string[] | undefined => {
  const users = usersOf(id, graph)
  if (users.some((user) => first.test(user))) return undefined
  return [...new Set(users.flatMap((user) => page.exec(user)?.[1] ?? []))].toSorted()
}

/** The file for a module that public pages begin with beside their own; previews and panels fetch what they share with them. */
export const fileOfPages = (id: string, graph: Graph): string | null => {
  const pages = page.test(id.replace(/\?.*/, '')) ? [] : (pagesWith(id, graph) ?? [])
  // What is in this one comes with nearly all of them.
  if (pages.length > 4) return 'pages'
  return pages.join('-').replaceAll('/', '-').replaceAll('-route', '') || null
}
