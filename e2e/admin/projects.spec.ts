import { field, visit } from '../support/page.ts'
import { form, submit } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('everything but the picture is asked for, and references are split on commas where they were typed', async ({
  page,
  api,
}) => {
  const project = await addProject(api)
  await visit(page, '/post')
  await page.getByRole('button', { name: 'Create Projects' }).click()
  await submit(page, 'Submit')
  for (const sentence of [
    'Please enter a title',
    'Please enter a short description',
    'Please enter the content',
    'Please enter at least one reference',
    'Please enter the grant',
    'Please choose a category',
    'Please choose at least one contributor',
  ]) {
    await expect(form(page).getByText(sentence)).toBeVisible()
  }
  await expect(field(form(page), 'Title')).toBeFocused()
  await expect(field(form(page), 'Image')).not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Edit: ${project.title}` }).click()
  await field(form(page), 'References \\(comma separated\\)').fill(' One ,  Two,Three ')
  await submit(page, 'Submit')
  await expect(form(page)).toHaveCount(0)
  const { post } = await api.post.getSinglePost({ id: project._id })
  expect(post.references).toEqual(['One', 'Two', 'Three'])

  // Those with commas of their own stay whole when something else is changed.
  const references = ['Hopper G, Lovelace A. Notes. 1843.', 'Two']
  await api.post.updatePost({ postId: project._id, references })
  await visit(page, '/post')
  await page.getByRole('button', { name: `Edit: ${project.title}` }).click()
  await field(form(page), 'Grant').fill('Another grant')
  await submit(page, 'Submit')
  await expect(form(page)).toHaveCount(0)
  const changed = await api.post.getSinglePost({ id: project._id })
  expect(changed.post).toMatchObject({ grant: 'Another grant', references })
})
