import { everyPage } from '../support/every-page.ts'
import { visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

// The guard watches all of them; those for the public are visited in scripts.spec.ts.
for (const who of ['account', 'admin'] as const) {
  test(`no page for ${who} visitors tries what its policy forbids`, async ({
    page,
    api,
    guard,
  }) => {
    for (const address of await everyPage(api, guard, who)) {
      await visit(page, address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
  })
}
