import { navigateWithin, visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { publicationInput } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('printed pages show no buttons, and collapsed parts are open', async ({ page, api }) => {
  await visit(page, '/about')
  const button = page.getByRole('link', { name: 'Meet Team' })
  await expect(button).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button).toBeHidden()
  for (const place of ['skip-link', 'site-header', 'site-footer'])
    await expect(page.locator(`[data-slot=${place}]`)).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  const { _id: postId } = await addProject(api)
  const step = { postId, description: 'Scanned **twice**.', contributors: [], images: [] }
  await api.researchProgress.createResearchProgress(step)
  await navigateWithin(page, `/project/${postId}`)
  const told = page.locator('.progress-row strong')
  await expect(told).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(told).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Contributors' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'For Any Query' })).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  const { data } = await api.publication.addPublication(publicationInput())
  await navigateWithin(page, `/publication/${data._id}`)
  const address = page.getByText(`Read the publication: ${publicationInput().publicationLink}`)
  await expect(address).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(address).toBeVisible()
})
