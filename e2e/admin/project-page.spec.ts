import { field, toast, visit } from '../support/page.ts'
import { choosePictures, confirm, form, submit } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('a project is shown completely, as text instead of Markdown; its sections are reordered by keyboard, their pictures are added, removed and described; milestones and progress are added', async ({
    page,
    api,
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
    await expect(details.getByText('further', { exact: true })).toHaveCSS('font-weight', /[67]00/)
    for (const text of [
      'Where the border is.',
      'Neuro-oncology',
      'Example Foundation',
      'One',
      'Ada Lovelace',
    ]) {
      await expect(details.getByText(text, { exact: true })).toBeVisible()
    }
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
    await field(form(page), 'Caption of picture 1').fill('The border, twice')
    await field(form(page), 'Alternative text of picture 1').fill('Two scans side by side')
    await submit(page, 'Update')
    await expect(form(page)).toHaveCount(0)
    await expect(sections.locator('img')).toHaveCount(3)

    await sections.getByRole('button', { name: 'Remove picture 2' }).click()
    await confirm(page, 'Are you sure you want to remove this picture?', 'Delete')
    await expect(toast(page, 'Image Deleted Successfully')).toBeVisible()
    await expect(sections.locator('img')).toHaveCount(2)

    await page.getByRole('button', { name: 'Add Milestone' }).click()
    await field(page, 'Title').fill('First patient')
    await field(page, 'Due Date').fill('2027-04-12')
    await field(page, 'Status').selectOption('Planned')
    await submit(page, 'Save')
    await expect(toast(page, 'Milestone Created Successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Add Research Progress' }).click()
    await field(page, 'Description').fill('Readers agree on the protocol.')
    await choosePictures(page)
    await submit(page, 'Save')
    await expect(toast(page, 'Research Progress Created Successfully')).toBeVisible()

    const { words, html } = await readWithoutScripts(site, `/project/${postId}`)
    for (const text of [
      'Figure 1: The border, twice',
      'First patient',
      'Readers agree on the protocol.',
    ])
      expect(words('main')).toContain(text)
    expect(html).toContain('alt="Two scans side by side"')
  })
})
