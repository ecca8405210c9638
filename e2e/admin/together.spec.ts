import { addColleague } from '../support/colleague.ts'
import { field, toast, visit } from '../support/page.ts'
import { form } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('an editor and an administrator edit one published project: a draft, a conflict, a preview, a schedule and undo', async ({
  page,
  api,
  site,
  guard,
  openBrowser,
}) => {
  guard.expects(409, '/api/v1/draft/saveDraft')
  const { _id, title } = await addProject(api)
  const editor = await openBrowser({ as: await addColleague(site, 'Lee', 'Editor') })
  const headingAt = async (address: string) => (await readWithoutScripts(site, address)).texts('h1')
  const expectShown = async (shown: string) =>
    expect(await headingAt(`/project/${_id}`)).toEqual([shown])

  // Visitors see the published state while there is a draft.
  await visit(page, '/post')
  await page.getByRole('button', { name: `Edit: ${title}` }).click()
  await field(form(page), 'Title').fill('Glioma in four dimensions')
  await form(page).getByRole('button', { name: 'Save draft' }).click()
  await expect(toast(page, 'Draft Saved')).toBeVisible()
  await expect(page.getByRole('row', { name: title })).toContainText('Changed')
  await expectShown(title)

  // Both have it open: the later person decides field by field.
  await visit(editor, '/post')
  await editor.getByRole('button', { name: `Edit: ${title}` }).click()
  await expect(form(editor).getByText('Changes not published yet')).toBeVisible()
  await expect(field(form(editor), 'Title')).toHaveValue('Glioma in four dimensions')
  await page.getByRole('button', { name: `Edit: ${title}` }).click()
  await expect(form(page)).toContainText('Lee has this open')
  await field(form(page), 'Short Description').fill('Words of the owner.')
  await expect(form(page).getByText(/^Saved /)).toBeVisible()
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(form(page)).toHaveCount(0)
  await field(form(editor), 'Short Description').fill('Words of the editor.')
  await expect(
    form(editor).getByText(/^Grace Ambrose has changed this in the meantime/),
  ).toBeVisible()
  await form(editor).getByRole('button', { name: 'Choose field by field' }).click()
  const question = form(editor).getByRole('group', { name: 'Short Description' })
  await question.getByRole('radio', { name: 'Both' }).check()
  await form(editor).getByRole('button', { name: 'Put into the form' }).click()
  await expect(field(form(editor), 'Short Description')).toHaveValue(
    'Words of the owner.\n\nWords of the editor.',
  )
  await expect(form(editor).getByText(/^Saved /)).toBeVisible()

  // The preview beside the form, and at its shared link.
  await form(editor).getByRole('button', { name: 'Page preview' }).click()
  const beside = editor.frameLocator('iframe[title=Preview]')
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Glioma in four dimensions')
  await form(editor).getByRole('button', { name: 'Edit', exact: true }).click()
  await form(editor).getByText('Visibility: Published').click()
  const opening = editor.waitForEvent('popup')
  await form(editor).getByRole('button', { name: 'View preview' }).click()
  const preview = await opening
  await preview.waitForURL(/\/preview\//)
  expect(await headingAt(preview.url())).toEqual(['Glioma in four dimensions'])
  await preview.close()
  await expectShown(title)

  // Scheduled for a later time, and cancelled.
  await form(editor).getByRole('button', { name: 'Schedule' }).click()
  await field(form(editor), 'Shown from').fill('2999-01-01T09:00:00')
  await form(editor).getByRole('button', { name: 'Publish on 1 January 2999, 09:00' }).click()
  await expect(toast(editor, 'Published Successfully')).toBeVisible()
  await expect(editor.getByRole('row', { name: 'Glioma in four dimensions' })).toContainText(
    'Scheduled for',
  )
  expect((await readWithoutScripts(site, '/projects')).words('main')).not.toContain('Glioma')
  await editor.getByRole('button', { name: 'History: Glioma in four dimensions' }).click()
  await editor.getByRole('button', { name: 'Bring back the state before' }).first().click()
  await expect(toast(editor, 'Brought Back Successfully')).toBeVisible()
  await expectShown(title)
})
