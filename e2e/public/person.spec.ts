import type { SalusClient } from '#contract/api.ts'
import { expectAddress, visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { publicationInput } from '../support/publications.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

const addPerson = async (api: SalusClient) => {
  const { data } = await api.profile.createProfile({
    name: 'Émilie Vantreight',
    designation: 'Group leader',
    about: 'Works on *engines*.',
    orcid: '0000-0002-1825-0097',
    pronouns: 'she/her',
    positions: [
      { title: 'Postdoc', team: 'Signals', from: '2018', until: '2021-08' },
      { title: 'Group leader', team: 'Imaging', from: '2021-09', until: '' },
    ],
  })
  const { data: publication } = await api.publication.addPublication({
    ...publicationInput(),
    authors: 'É. Vantreight, A. Nobody',
  })
  return { person: data, publication, path: `/person/${data._id}/emilie-vantreight` }
}

test('a person has a page with all content without JavaScript', async ({ reader, api }) => {
  const { person, publication, path } = await addPerson(api)
  await reader.goto(`/person/${person._id}`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(person.name)
  await expect(reader.locator('main em')).toHaveText('engines')
  const positions = reader.getByRole('region', { name: 'Positions' }).getByRole('listitem')
  await expect(positions).toHaveText([/Group leader.*Imaging/s, /Postdoc.*Signals/s])
  const papers = reader.getByRole('region', { name: 'Publications' })
  await expect(papers.getByRole('link', { name: publication.title })).toHaveAttribute(
    'href',
    new RegExp(`^/publication/${publication._id}/`),
  )
  await expect(papers.getByRole('link', { name: 'See 1 publication' })).toHaveAttribute(
    'href',
    `/publications?person=${person._id}`,
  )
  const canonical = reader.locator('head link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
  const machine = await reader.locator('script[type="application/ld+json"]').textContent()
  expect(machine).toContain('https://orcid.org/0000-0002-1825-0097')
  expect(machine).toContain('"@type":"ProfilePage"')
  await expect(papers.locator('span.Z3988')).toHaveAttribute('title', /rft\.atitle=/)
})

test('the dialog on the team page and a project’s contributors link to the page', async ({
  page,
  site,
  api,
}) => {
  const { person, path } = await addPerson(api)
  await api.team.add({ name: 'Leadership', peoples: [person._id] })
  await visit(page, '/team')
  await page.getByRole('link', { name: person.name }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Full profile' }).click()
  await expectAddress(page, path)
  await expect(page.getByRole('heading', { name: 'Positions' })).toBeVisible()
  const project = await addProject(api)
  const { links } = await readWithoutScripts(site, `/project/${project._id}`)
  const [first] = project.contributors
  expect(links.filter(({ href }) => href.startsWith(`/person/${first?._id}`))).toHaveLength(1)
})

test('a person who has left is in the list of alumni and in no carousel', async ({ site, api }) => {
  const { person } = await addPerson(api)
  const { data: gone } = await api.profile.createProfile({
    name: 'Gone Before',
    isAlumni: 'true',
    nextPosition: 'Professor elsewhere',
  })
  await api.team.add({ name: 'Leadership', peoples: [person._id, gone._id] })
  const { html, texts, links } = await readWithoutScripts(site, '/team')
  const alumni = texts('section').find((section) => section.startsWith('Alumni'))
  expect(alumni).toContain('Professor elsewhere')
  const path = `/person/${gone._id}/gone-before`
  expect(links.filter(({ text }) => text.includes('Gone Before'))).toMatchObject([{ href: path }])
  const carousels = html.split('data-slot="carousel"').slice(1)
  expect(carousels).toHaveLength(1)
  expect(texts('article').join()).toContain(person.name)
  expect(texts('article').join()).not.toContain('Gone Before')
  expect((await readWithoutScripts(site, path)).texts('h1')).toEqual(['Gone Before'])
})
