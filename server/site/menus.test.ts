import { expect, test } from 'vitest'
import { z } from 'zod'
import { defaultMenus } from '#contract/site/default-menus.ts'
import {
  makeMilestone,
  makePost,
  shareSite,
  startSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const site = shareSite()
const refused = z.object({ errors: z.array(z.object({ path: z.string() })) })
const errorsIn = (body: unknown) => refused.parse(body).errors.map(({ path }) => path)

test('a new site has the default menus', async () => {
  const { menus, shown } = await (await startSite()).visitor.site.getMenus()
  expect(menus).toEqual({ ...defaultMenus, version: 0 })
  expect(shown.header).toEqual(defaultMenus.header)
  expect(shown.contact).toEqual(defaultMenus.contact)
})

test('an update changes one menu, and an outdated one is rejected', async () => {
  const { admin, visitor } = await startSite()
  const { _id } = await makePost(admin)
  const header = [
    { label: 'One', target: `/project/${_id}/any-title` },
    { label: 'Elsewhere', target: 'https://elsewhere.example/' },
    { label: 'Soon', target: '' },
  ]
  await admin.site.updateMenus({ header, contact: [], version: 0 })
  const { shown } = await visitor.site.getMenus()
  expect(shown.header).toEqual(header)
  expect(shown.contact).toEqual([])
  expect(shown.footer).toEqual((await visitor.site.getMenus()).shown.footer)
  const late = admin.site.updateMenus({ header: [], version: 0 })
  expect(await refusalOf(late)).toMatchObject({ status: 409 })
})

test('menus link to the timeline while it has entries', async () => {
  const { admin, visitor } = await startSite()
  const { more } = defaultMenus
  const leadsToIt = async () =>
    (await visitor.site.getMenus()).shown.more.some(({ target }) => target === '/research')
  const { _id: postId, category } = await makePost(admin)
  expect(more.map(({ target }) => target)).toContain('/research')
  expect(await leadsToIt()).toBe(false)
  const { _id: milestoneId } = await makeMilestone(admin, postId)
  expect(await leadsToIt()).toBe(true)
  await admin.post.deleteMilestone({ postId, milestoneId })
  expect(await leadsToIt()).toBe(false)
  await makeMilestone(admin, postId)
  // Deleting a project deletes its milestones, and restoring restores them.
  await admin.post.deletePost({ postId, categoryId: category._id })
  expect(await leadsToIt()).toBe(false)
  await admin.trash.restore({ entity: 'post', id: postId })
  expect(await leadsToIt()).toBe(true)
})

test('the footer links to publications while there are some, and the header always does', async () => {
  const { admin, visitor } = await startSite()
  const targets = async () => {
    const { shown } = await visitor.site.getMenus()
    return [shown.more, shown.footer].map(
      (menu) => menu.find(({ label }) => label === 'Publications')?.target,
    )
  }
  expect(await targets()).toEqual(['/publications', '/'])
  const { data } = await admin.publication.addPublication(publicationFields())
  expect(await targets()).toEqual(['/publications', '/publications'])
  await admin.publication.deletePublication({ id: data._id })
  expect(await targets()).toEqual(['/publications', '/'])
})

test('default items have the titles of their pages in each language', async () => {
  const { admin, visitor } = await startSite()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const { shown } = await visitor.site.getMenus({ lang: 'de' })
  const labels = [...shown.header, ...shown.more, ...shown.contact].map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(shown.more[0]?.label).toBe('Publikationen')
  expect(shown.footer[3]?.label).toBe('Publikationen')
})

test('unchanged menus are in the main language, and stay translated after one was changed', async () => {
  const { admin, visitor } = await startSite()
  await admin.frontPage.createFrontPage({ title: 'A' })
  await admin.site.updateLanguages({ languages: ['de', 'en'] })
  const { menus, shown, defaults } = await admin.site.getMenus()
  expect(shown.header.map(({ label }) => label)).toEqual(['Startseite', 'Projekte', 'Team'])
  expect(shown.more.map(({ label }) => label)).toEqual([
    'Publikationen',
    'Forschung & Entwicklung',
    'Förderung',
    'Neuigkeiten',
  ])
  expect(menus).toMatchObject(defaults)
  const inEnglish = async () => (await visitor.site.getMenus({ lang: 'en' })).shown
  const english = defaultMenus.header.map((item) => ({ ...item, untranslated: [] }))
  expect((await inEnglish()).header).toEqual(english)

  const { header, more, contact, footer } = menus
  const added = { label: 'Über uns', target: '/about' }
  await admin.site.updateMenus({ header: [...header, added], more, contact, footer })
  expect((await inEnglish()).header).toEqual([...english, { ...added, untranslated: ['label'] }])
  expect((await visitor.site.getMenus()).shown.more.at(-1)?.label).toBe('Neuigkeiten')
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const { shown: now } = await visitor.site.getMenus()
  expect(now.more[0]?.label).toBe('Publications')
  expect(now.header[0]?.label).toBe('Startseite')
})

test('unchanged menus link to the news as soon as there are some that are not examples', async () => {
  const { admin, visitor, app } = await startSite()
  const newsIn = async () => {
    const { shown } = await visitor.site.getMenus()
    return [shown.more, shown.footer].map((menu) => menu.some(({ target }) => target === '/news'))
  }
  expect(await newsIn()).toEqual([false, false])
  const { data: hidden } = await admin.frontPage.createFrontPage({ title: 'A', status: 'draft' })
  expect(await newsIn()).toEqual([false, false])
  await admin.frontPage.updateFrontPage({ postId: hidden._id, status: 'published' })
  expect(await newsIn()).toEqual([true, true])
  await admin.site.updateMenus({ more: [{ label: 'Team', target: '/team' }] })
  expect(await newsIn()).toEqual([false, true])
  const example = { entity: 'frontPage', entityId: hidden._id } as const
  await app.services.database.queries.insertInto('example').values(example).execute()
  expect((await admin.site.getMenus()).shown.footer.at(-1)?.label).toBe('Grants')
})

const one = (target: string) => [{ label: 'A', target }]
test.each([
  ['a page that is not there', { more: one('/nothing') }, 'more.0.target'],
  ['a project that is not there', { more: one(`/project/${unknownId}`) }, 'more.0.target'],
  ['a script', { footer: one('javascript:alert(1)') }, 'footer.0.target'],
  ['another host without a scheme', { footer: one('//evil.example') }, 'footer.0.target'],
  ['no label', { header: [{ label: ' ', target: '/' }] }, 'header.0.label'],
  ['1,000 entries', { header: Array(1_000).fill({ label: 'A', target: '/' }) }, 'header'],
])('%s is refused beside its field', async (_, menus, path) => {
  const { app, token } = site()
  const { status, body } = await sendJson(app, 'PUT', '/site/updateMenus', menus, { token })
  expect(status).toBe(400)
  expect(errorsIn(body)).toContain(path)
})

test('a target is normalised, without the origin of the site', async () => {
  const { admin } = await startSite()
  const { _id } = await makePost(admin)
  const typed = [
    ['/Team/', '/team'],
    ['https://salus.example/About/?x=1#Us', '/about?x=1#Us'],
    ['HTTPS://SALUS.EXAMPLE/', '/'],
    [`/Project/${_id.toUpperCase()}`, `/project/${_id}`],
    ['https://Elsewhere.example/Team/', 'https://Elsewhere.example/Team/'],
    ['mailto:Us@salus.example', 'mailto:Us@salus.example'],
    ['', ''],
  ] as const
  const header = typed.map(([target]) => ({ label: 'One', target }))
  const { menus } = await admin.site.updateMenus({ header })
  expect(menus.header.map(({ target }) => target)).toEqual(typed.map(([, kept]) => kept))
  const missing = admin.site.updateMenus({
    footer: [{ label: 'Gone', target: 'https://salus.example/nowhere' }],
  })
  expect(await refusalOf(missing)).toMatchObject({ errors: [{ path: 'footer.0.target' }] })
})
