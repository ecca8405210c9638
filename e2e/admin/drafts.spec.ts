import type { SalusClient } from '#contract/api.ts'
import { titleFieldNameOf } from '#contract/call/entity.ts'
import type { DraftableEntityName } from '#contract/lifecycle/draft.ts'
import { allEntityDefinitions } from '#contract/lifecycle/entities.ts'
import { field, toast, visit } from '../support/page.ts'
import { form } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { publicationInput } from '../support/publications.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('a publication becomes a draft that only a preview shows, and is published again; the page of a draft project opens for people who are signed in', async ({
  page,
  api,
  site,
  guard,
}) => {
  const { data } = await api.publication.addPublication(publicationInput())
  await visit(page, '/pub')
  const edit = page.getByRole('button', { name: `Update: ${data.title}` })
  await edit.click()
  await form(page).getByText('Visibility: Published').click()
  await field(form(page), 'Status').selectOption('Draft')
  await form(page).getByRole('button', { name: 'Take off the site' }).click()
  await expect(toast(page, 'Publication Updated')).toBeVisible()
  await expect(page.getByRole('row', { name: data.title })).toContainText('Draft')
  const shown = async () => (await readWithoutScripts(site, '/publications')).words('main')
  expect(await shown()).not.toContain(data.title)

  const { url } = await api.preview.sharePreview({ entity: 'publication', id: data._id })
  const preview = await readWithoutScripts(site, new URL(url).pathname)
  expect(preview.texts('h1')).toEqual([data.title])
  expect(preview.words('aside')).toMatch(
    new RegExp(`Preview of the publication “${data.title}”. Not published: .* until \\d+ \\w+ 20`),
  )

  await edit.click()
  await form(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(form(page)).toBeHidden()
  expect(await shown()).toContain(data.title)

  // The page of a draft project opens for signed-in people only.
  const { _id, title } = await addProject(api)
  await api.post.updatePost({ postId: _id, status: 'draft' })
  guard.expects(404, `/post/${_id}`)
  await visit(page, `/post/${_id}`)
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
})

type Make = (api: SalusClient, title: string) => Promise<{ readonly _id: string }>

/** Functions that add a published entry, by kind. */
const makers: Readonly<Record<DraftableEntityName, Make>> = {
  post: addProject,
  publication: async (api, title) =>
    (await api.publication.addPublication(publicationInput({ title }))).data,
  profile: async (api, name) => (await api.profile.createProfile({ name })).data,
  grant: async (api, name) => (await api.grant.createGrant({ name })).data,
  frontPage: async (api, title) =>
    (await api.frontPage.createFrontPage({ title, content: 'At length' })).data,
  item: async (api, title) => {
    const names = { one: 'Talk', many: 'Talks' }
    const { data } = await api.collection.addCollection({ names })
    return (await api.item.addItem({ collection: data.key, title })).data
  },
  page: async (api, title) =>
    (await api.page.createPage({ title, path: '/beside-a-form', content: 'At length' })).data,
}

const withPanel = allEntityDefinitions
  .filter((each) => 'publishing' in each)
  .flatMap((each) => ('panel' in each.page ? [{ ...each, panel: each.page.panel }] : []))

for (const definition of withPanel) {
  test(`the page of a published ${definition.name} is shown beside its form, and follows the input`, async ({
    page,
    api,
  }) => {
    const { _id: id } = await makers[definition.name](api, 'Beside a form')
    await visit(page, `${definition.panel.replace(':id', id)}?edit=${id}`)
    await form(page).getByRole('button', { name: 'Page preview' }).click()
    const frame = page.frameLocator('iframe[title=Preview]')
    const heading = (name: string) => frame.getByRole('heading', { name, exact: true }).first()
    await expect(heading('Beside a form')).toBeVisible()
    await form(page)
      .locator(`[name=${titleFieldNameOf(definition)}]`)
      .fill('Changed since')
    await expect(heading('Changed since')).toBeVisible()
  })
}
