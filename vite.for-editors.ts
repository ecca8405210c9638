import type { Plugin, Rolldown } from 'vite'

const admin = /\/web\/admin\//

/** Whether a module is of the admin area, or needed by nothing else. */
export const isForEditors = (
  id: string,
  graph: { getModuleInfo(id: string): Rolldown.ModuleInfo | null },
): boolean => {
  const seen = new Set<string>()
  const isOnlyTheirs = (each: string): boolean => {
    if (admin.test(each) || seen.has(each)) return true
    seen.add(each)
    const module = graph.getModuleInfo(each)
    const users = module ? [...module.importers, ...module.dynamicImporters] : []
    return users.length > 0 && users.every(isOnlyTheirs)
  }
  return isOnlyTheirs(id)
}

/** Lets files of routes give parts of theirs to files of several: the router reads only the exports it knows. */
export const openEntries = (): Plugin => ({
  name: 'salus:open-entries',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
})
