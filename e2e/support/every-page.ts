import type { SalusClient } from '#contract/api.ts'
import { type Page, pages } from '#contract/pages.ts'
import type { Guard } from './guard.ts'
import { paper } from './publications.ts'

/** Adds one of everything that has a page, with texts that use what texts can have. */
const addOneOfEach = async (api: SalusClient): Promise<Readonly<Record<string, string>>> => {
  const category = (await api.category.addCategory({ name: 'Sleep' })).data._id
  const person = (await api.profile.createProfile({ name: 'Ada', about: '**Leads**' })).data._id
  const teamGroup = (await api.team.add({ name: 'All', peoples: [person] })).data._id
  const { data: post } = await api.post.createPost({
    ...{ title: 'Glioma', shortDesc: 'In short', content: '| a |\n| - |\n\n$x$', category },
    contributors: [person],
  })
  const publication = (await api.publication.addPublication(paper())).data._id
  const grant = (await api.grant.createGrant({ name: 'Contours' })).data._id
  const [project, postDetail, grantReport] = [post._id, post._id, grant]
  return { category, person, teamGroup, project, postDetail, publication, grant, grantReport }
}

/** The addresses of every page for an audience, on a site with one of everything. */
export const everyPage = async (
  api: SalusClient,
  guard: Guard,
  who: Page['audience'],
): Promise<string[]> => {
  const ids = await addOneOfEach(api)
  return Object.entries(pages)
    .filter(([, { audience }]) => audience === who)
    .map(([name, { path }]) => {
      const parts = path.split('/').filter((part) => !part.endsWith('?'))
      const named = parts.map((part) => (part.startsWith(':') ? (ids[name] ?? 'none') : part))
      const address = named.join('/') || '/'
      // Of what nothing was made there is a page, too.
      if (named.includes('none')) guard.expects(404, address)
      return address
    })
}
