import { field, toast, visit } from '../support/page.ts'
import { choosePictures, confirm, form, refuseOnce, submit, testPanel } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { read } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.describe('signed in', () => {
  test.use({ signedIn: true })

  testPanel(
    async (api) => `/post/${(await addProject(api))._id}`,
    {
      title: 'Sections',
      empty: 'No sections yet.',
      add: 'Add Section',
      fields: ['Section Name', 'Content', 'Pictures'],
      name: 'Section Name',
      submit: 'Save',
      edit: { button: 'Edit', title: 'Edit Section', submit: 'Update' },
      question: 'Are you sure you want to delete this section?',
      calls: {
        add: 'post/createSubPost',
        update: 'post/updateSubPost',
        delete: 'post/deleteSubPost',
      },
      toasts: {
        add: ['Subpost Created Successfully', 'Could Not Create Subpost'],
        update: ['Subpost Updated Successfully', 'Could Not Update Subpost'],
        delete: ['Subpost Deleted Successfully', 'Could Not Delete Subpost'],
      },
    },
    {
      title: 'Milestones',
      empty: 'No milestones yet.',
      add: 'Add Milestone',
      fields: ['Title', 'Description', 'Due Date', 'Status'],
      name: 'Title',
      submit: 'Save',
      edit: { button: 'Edit', title: 'Edit Milestone', submit: 'Update' },
      question: 'Are you sure you want to delete this milestone?',
      calls: {
        add: 'post/createMilestone',
        update: 'post/updateMilestone',
        delete: 'post/deleteMilestone',
      },
      toasts: {
        add: ['Milestone Created Successfully', 'Could Not Create Milestone'],
        update: ['Milestone Updated Successfully', 'Could Not Update Milestone'],
        delete: ['Milestone Deleted Successfully', 'Could Not Delete Milestone'],
      },
    },
    {
      title: 'Research Progress',
      empty: 'No research progress yet.',
      add: 'Add Research Progress',
      fields: ['Description', 'Contributors', 'Pictures'],
      name: 'Description',
      submit: 'Save',
      edit: { button: 'Edit', title: 'Edit Research Progress', submit: 'Update' },
      question: 'Are you sure you want to delete this research progress?',
      calls: {
        add: 'researchProgress/createResearchProgress',
        update: 'researchProgress/updateResearchProgress',
        delete: 'researchProgress/deleteResearchProgress',
      },
      toasts: {
        add: ['Research Progress Created Successfully', 'Could Not Create Research Progress'],
        update: ['Research Progress Updated Successfully', 'Could Not Update Research Progress'],
        delete: ['Research Progress Deleted Successfully', 'Could Not Delete Research Progress'],
      },
    },
  )

  test('pictures of sections and progress are added and taken off one by one, and say what they show', async ({
    page,
    api,
    guard,
    site,
  }) => {
    const { _id: postId } = await addProject(api)
    await visit(page, `/post/${postId}`)
    for (const [part, add, name, call] of [
      ['Sections', 'Add Section', 'Section Name', 'post/removeImageFromSubPost'],
      [
        'Research Progress',
        'Add Research Progress',
        'Description',
        'researchProgress/deleteSingleImage',
      ],
    ] as const) {
      const region = page.getByRole('region', { name: part, exact: true })
      await page.getByRole('button', { name: add }).click()
      await field(form(page), name).fill('With pictures')
      await choosePictures(page, [0, 1])
      await submit(page, 'Save')
      await expect(form(page)).toHaveCount(0)
      await expect(region.locator('img')).toHaveCount(2)

      await region.getByRole('button', { name: 'Edit: With pictures' }).click()
      await choosePictures(page, [2])
      await submit(page, 'Update')
      await expect(form(page)).toHaveCount(0)
      await expect(region.locator('img')).toHaveCount(3)

      await region.getByRole('button', { name: 'Remove picture 2' }).click()
      await refuseOnce(page, guard, call)
      await confirm(page, 'Are you sure you want to remove this picture?', 'Delete')
      await expect(toast(page, 'Could Not Delete Image').last()).toBeVisible()
      await confirm(page, 'Are you sure you want to remove this picture?', 'Delete')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(toast(page, 'Image Deleted Successfully').last()).toBeVisible()
      await expect(region.locator('img')).toHaveCount(2)
    }

    const sections = page.getByRole('region', { name: 'Sections', exact: true })
    await sections.getByRole('button', { name: 'Edit: With pictures' }).click()
    await field(form(page), 'Caption of picture 1').fill('The border, twice')
    await field(form(page), 'Alternative text of picture 1').fill('Two scans side by side')
    await submit(page, 'Update')
    await expect(form(page)).toHaveCount(0)
    const { words, html } = await read(site, `/project/${postId}`)
    expect(words('main')).toContain('Figure 1: The border, twice')
    expect(html).toContain('alt="Two scans side by side"')
  })

  test('a project is shown with all it holds and as text, not as the signs it is written with, and its sections are put into order by key', async ({
    page,
    api,
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
  })
})
