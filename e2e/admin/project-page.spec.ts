import type { SalusClient } from '#contract/api.ts'
import { field, toast, visit } from '../support/page.ts'
import { choosePictures, confirm, form, refuseOnce, submit, testPanel } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

const open = async (api: SalusClient) => `/post/${(await addProject(api))._id}`

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('the page of a project shows its text, not the signs it is written with', async ({
    page,
    api,
  }) => {
    const { _id } = await addProject(api)
    await api.post.updatePost({ postId: _id, content: '## Aims\n\nTo see **further**.' })
    await visit(page, `/post/${_id}`)
    const content = page.getByRole('region', { name: 'Project' })
    await expect(content.getByText('further', { exact: true })).toHaveCSS('font-weight', /[67]00/)
    await expect(content).not.toContainText('##')
  })

  testPanel({
    title: 'Sections',
    open,
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
  })

  testPanel({
    title: 'Milestones',
    open,
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
  })

  testPanel({
    title: 'Research Progress',
    open,
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
  })

  for (const [part, add, name, call] of [
    ['Sections', 'Add Section', 'Section Name', 'post/removeImageFromSubPost'],
    [
      'Research Progress',
      'Add Research Progress',
      'Description',
      'researchProgress/deleteSingleImage',
    ],
  ] as const) {
    test(`pictures of ${part} are added and taken off one by one`, async ({ page, api, guard }) => {
      await visit(page, await open(api))
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
      await expect(toast(page, 'Could Not Delete Image')).toBeVisible()
      await confirm(page, 'Are you sure you want to remove this picture?', 'Delete')
      await expect(toast(page, 'Image Deleted Successfully')).toBeVisible()
      await expect(region.locator('img')).toHaveCount(2)
    })
  }

  test('a picture of a section says what it shows, to those who see it and those who do not', async ({
    page,
    reader,
    api,
  }) => {
    const { _id: postId } = await addProject(api)
    await visit(page, `/post/${postId}`)
    await page.getByRole('button', { name: 'Add Section' }).click()
    await choosePictures(page)
    await submit(page, 'Save')
    await page.getByRole('button', { name: 'Edit: Without a name' }).click()
    await field(form(page), 'Caption of picture 1').fill('The border, twice')
    await field(form(page), 'Alternative text of picture 1').fill('Two scans side by side')
    await submit(page, 'Update')
    await expect(toast(page, 'Subpost Updated Successfully')).toBeVisible()
    await reader.goto(`/project/${postId}`)
    await expect(reader.getByText('Figure 1: The border, twice')).toBeVisible()
    await expect(reader.getByRole('img', { name: 'Two scans side by side' })).toBeVisible()
  })

  test('sections are put into order by key', async ({ page, api }) => {
    const { _id: postId } = await addProject(api)
    for (const sectionName of ['Question', 'Outlook']) {
      await api.post.createSubPost({ postId, sectionName, subSectionContent: 'Words' })
    }
    await visit(page, `/post/${postId}`)
    await page.getByRole('button', { name: 'Move Outlook up' }).press('Enter')
    await expect(toast(page, 'Order Saved')).toBeVisible()
    const { post } = await api.post.getSinglePost({ id: postId })
    expect(post.subPost.map(({ sectionName }) => sectionName)).toEqual(['Outlook', 'Question'])
  })
})

test('without a token a project can only be read', async ({ page, api }) => {
  await visit(page, await open(api))
  await expect(page.getByRole('heading', { name: 'Glioma in three dimensions' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Add|Edit|Delete|History|Move/ })).toHaveCount(0)
})
