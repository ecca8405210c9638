import { expectAccessible, siteFrame } from '../support/axe.ts'
import { field, navigateWithin, toast, visit } from '../support/page.ts'
import { form, submit } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { publicationInput } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('a grant is added, named by its project, shown with its results and reported on', async ({
  page,
  api,
}) => {
  const project = await addProject(api, 'Contours')
  await api.post.updatePost({ postId: project._id, grant: 'Vale Foundation, VF-2024-7' })
  await api.publication.addPublication(publicationInput({ title: 'A first result' }))
  await visit(page, '/admin/dashboard?panel=grants')
  await page.getByRole('button', { name: 'Add Grant' }).click()
  await field(form(page), 'Name').fill('Sure contours')
  await field(form(page), 'Funder').fill('Vale Foundation')
  await field(form(page), 'Grant number').fill('VF-2024-7')
  await field(form(page), 'From').fill('2024-04')
  await form(page).getByPlaceholder('Search projects').fill('Cont')
  await page.getByRole('option', { name: 'Contours' }).click()
  await form(page).getByPlaceholder('Search publications').fill('result')
  await page.getByRole('option', { name: 'A first result' }).click()
  await submit(page, 'Publish')
  await expect(toast(page, 'Grant Added Successfully')).toBeVisible()

  const { publications } = await api.publication.showAllPublications()
  expect(publications.map(({ grants }) => grants.length)).toEqual([1])

  await page.getByRole('link', { name: 'Report on Sure contours' }).click()
  await expect(page.getByText('A first result')).toBeVisible()
  await page.getByLabel('Until').fill('2000-01-01')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Nothing in this time.')).toHaveCount(5)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('sure-contours.csv')

  await navigateWithin(page, `/project/${project._id}`)
  await page.getByRole('link', { name: 'VF-2024-7' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sure contours')
  await expect(page.getByRole('link', { name: 'A first result' })).toBeVisible()
  await expectAccessible(page, 'html', siteFrame)
  await navigateWithin(page, '/grants')
  await expect(page.getByRole('heading', { name: 'Running' })).toBeVisible()
  await expectAccessible(page, 'html', siteFrame)
})
