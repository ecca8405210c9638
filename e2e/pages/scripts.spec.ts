import type { Page } from '@playwright/test'
import { everyPage } from '../support/every-page.ts'
import { field, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

/** What only the editor has: its own code, and the reader of Markdown behind its preview. */
const marks = ['markdown-input', 'footnoteDefinition']

/** Every script that the page asks for from now on, as text. */
const recordScripts = (page: Page) => {
  const addresses = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) addresses.add(request.url())
  })
  // Asked for again: a browser does not show what it has fetched ahead.
  const read = async (address: string) => (await page.request.get(address)).text()
  return async () => (await Promise.all([...addresses].map(read))).join('\n')
}

test('no public page loads anything of the editor or tries what its policy forbids', async ({
  page,
  api,
  guard,
}) => {
  const scripts = recordScripts(page)
  for (const address of await everyPage(api, guard, 'public')) {
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  const loaded = await scripts()
  expect(loaded.length).toBeGreaterThan(100_000)
  for (const mark of marks) expect(loaded).not.toContain(mark)

  // The same marks are found where the editor is: the search above could have found them.
  const editors = recordScripts(page)
  await visit(page, '/post')
  await page.getByRole('button', { name: 'Create Projects' }).first().click()
  await field(page, 'Content').fill('A **bold** word')
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('bold')).toBeVisible()
  const loadedByEditor = await editors()
  for (const mark of marks) expect(loadedByEditor).toContain(mark)
})
