import { pages } from '#contract/pages.ts'
import { visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { test } from '../support/test.ts'

test.use({ signedIn: true })

// The guard watches all of them.
for (const who of ['public', 'account', 'admin'] as const) {
  test(`no page for ${who} visitors tries what its policy forbids`, async ({
    page,
    api,
    guard,
  }) => {
    const project = await addProject(api)
    const { data: team } = await api.team.add({ name: 'Imaging' })
    const ids: Readonly<Record<string, string>> = {
      ':id': project._id,
      ':postId': project._id,
      ':teamId': team._id,
      ':categoryId': project.category?._id ?? '',
    }
    // What has the id of a project is no person and no publication.
    for (const page of who === 'public' ? ['person', 'publication'] : []) {
      guard.expects(404, `/${page}/${project._id}`)
    }
    for (const { path, audience } of Object.values(pages)) {
      if (audience !== who) continue
      const parts = path.split('/').filter((part) => !part.endsWith('?'))
      await visit(page, parts.map((part) => ids[part] ?? part).join('/') || '/')
      await page.waitForLoadState('networkidle')
    }
  })
}
