import { pages } from '#contract/pages.ts'
import { visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { paper } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

// The guard watches all of them.
for (const who of ['public', 'account', 'admin'] as const) {
  test(`no page for ${who} visitors tries what its policy forbids`, async ({
    page,
    api,
    guard,
  }) => {
    const { _id: project, category, contributors } = await addProject(api)
    const { data: team } = await api.team.add({ name: 'Imaging' })
    const { data: publication } = await api.publication.addPublication(paper())
    const { data: grant } = await api.grant.createGrant({ name: 'Contours' })
    const ids: Readonly<Record<string, string | undefined>> = {
      ...{ project, postDetail: project, category: category._id, teamGroup: team._id },
      ...{ person: contributors[0]?._id, publication: publication._id },
      ...{ grant: grant._id, grantReport: grant._id },
    }
    for (const [name, { path, audience }] of Object.entries(pages)) {
      if (audience !== who) continue
      const parts = path.split('/').filter((part) => !part.endsWith('?'))
      const named = parts.map((part) => (part.startsWith(':') ? (ids[name] ?? 'none') : part))
      // Of what nothing was made there is a page, too.
      if (named.includes('none')) guard.expects(404, named.join('/'))
      await visit(page, named.join('/') || '/')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
  })
}
