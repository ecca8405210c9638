import { allSitePages, sitePages } from '#contract/pages.ts'

const publicPages = allSitePages
  .filter(({ path, audience }) => audience === 'public' || path === sitePages.search.path)
  // Another path of the same list.
  .filter(({ path }) => path !== sitePages.publicationList.path)
  .map(({ path, filters = {} }) => ({ plain: path.replace(/\/:\w+\?$/, ''), filters }))

/** Lists the public pages without an id, with every filter that takes a word. */
export const listOpenUrls = (word: string): string[] =>
  publicPages
    .filter(({ plain }) => !plain.includes(':'))
    .flatMap(({ plain, filters }) => {
      const words = Object.entries(filters).filter(([, shape]) => shape !== 'id')
      const narrowed = words.map(([name, shape]) => [name, shape === 'year' ? '2030' : word])
      return [plain, ...narrowed.map((one) => `${plain}?${new URLSearchParams([one])}`)]
    })

/** Lists the public pages that an id of any kind could lead to. */
export const pageUrlsWithId = (id: string): string[] =>
  publicPages.flatMap(({ plain, filters }) => {
    if (plain.includes(':')) return [plain.replace(/:\w+/, id)]
    const named = Object.entries(filters).filter(([, shape]) => shape === 'id')
    return named.map(([name]) => `${plain}?${new URLSearchParams({ [name]: id })}`)
  })

/** Returns the path of the router's data request for a page. */
export const dataRequestOf = (page: string): string => page.replace(/(?=\?|$)/, '.data')
