import { contentPages } from '#contract/content/pages.ts'
import { allEntryPages } from '#contract/entry-pages.ts'

/** Public pages with a fixed path, which exist on every site, with their names. */
export const fixedPublicPages: readonly { readonly path: string; readonly name: string }[] = [
  ...contentPages.map(({ path, label }) => ({ path, name: label })),
  ...allEntryPages.flatMap(({ list, title }) => (list ? [{ path: list, name: title }] : [])),
].filter(({ path }, at, all) => all.findIndex((each) => each.path === path) === at)
