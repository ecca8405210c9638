import { field, toast, visit } from '../support/page.ts'
import { choosePictures, confirm, form, refuseOnce, submit } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { read } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('a project is shown with all it holds and as text, not as the signs it is written with; its sections are put into order by key, and their pictures are added, taken off one by one and say what they show', async ({
    page,
    api,
    guard,
    site,
  }) => {
    const { _id: postId, title } = await addProject(api)
    for (const sectionName of ['Question', 'Outlook']) {
      await api.post.createSubPost({ postId, sectionName, subSectionContent: 'Words' })
    }
    await api.post.updatePost({ postId, content: '## Aims\n\nTo see **further**.' })
    await visit(page, '/post')
    await page.getByRole('link', { name: title }).click()
    const details = page.getByRole('region', { name: 'Project', exact: true })
    for (const text of [
      'Where the border is.',
      'Neuro-oncology',
      'Example Foundation',
      'One',
      'Ada Lovelace',
    ]) {
      await expect(details.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(details.getByText('further', { exact: true })).toHaveCSS('font-weight', /[67]00/)
    await expect(details).not.toContainText('##')
    for (const part of ['Sections', 'Milestones', 'Research Progress']) {
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Move Outlook up' }).press('Enter')
    await expect(toast(page, 'Order Saved')).toBeVisible()
    const { post } = await api.post.getSinglePost({ id: postId })
    expect(post.subPost.map(({ sectionName }) => sectionName)).toEqual(['Outlook', 'Question'])

    const sections = page.getByRole('region', { name: 'Sections', exact: true })
    await page.getByRole('button', { name: 'Add Section' }).click()
    await field(form(page), 'Section Name').fill('With pictures')
    await choosePictures(page, [0, 1])
    await submit(page, 'Save')
    await expect(form(page)).toHaveCount(0)
    await expect(sections.locator('img')).toHaveCount(2)

    await sections.getByRole('button', { name: 'Edit: With pictures' }).click()
    await choosePictures(page, [2])
    await submit(page, 'Update')
    await expect(form(page)).toHaveCount(0)
    await expect(sections.locator('img')).toHaveCount(3)

    await sections.getByRole('button', { name: 'Remove picture 2' }).click()
    await refuseOnce(page, guard, 'post/removeImageFromSubPost')
    await confirm(page, 'Are you sure you want to remove this picture?', 'Delete')
    await expect(toast(page, 'Could Not Delete Image')).toBeVisible()
    await confirm(page, 'Are you sure you want to remove this picture?', 'Delete')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(toast(page, 'Image Deleted Successfully')).toBeVisible()
    await expect(sections.locator('img')).toHaveCount(2)

    await sections.getByRole('button', { name: 'Edit: With pictures' }).click()
    await field(form(page), 'Caption of picture 1').fill('The border, twice')
    await field(form(page), 'Alternative text of picture 1').fill('Two scans side by side')
    await submit(page, 'Update')
    await expect(form(page)).toHaveCount(0)
    const { words, html } = await read(site, `/project/${postId}`)
    expect(words('main')).toContain('Figure 1: The border, twice')
    expect(html).toContain('alt="Two scans side by side"')
  })
})
