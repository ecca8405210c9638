import { expectAccessible, siteFrame } from '../support/axe.ts'
import { navigateWithin, visit } from '../support/page.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test('talks are on the page of a person, on a custom page, in the menus and in the search', async ({
  page,
  api,
  site,
}) => {
  const { data: person } = await api.profile.createProfile({ name: 'Ottilie Quokka' })
  const { data: talks } = await api.collection.addCollection({ preset: 'talks' })
  const titles = ['Quokkas asleep', 'Quokkas awake', 'Quokkas at sea']
  for (const [at, title] of [...titles, ...titles].entries())
    await api.item.addItem({
      collection: talks.key,
      title: `${title} ${at}`,
      date: `2026-0${at + 1}-01`,
      values: { speakers: [person._id], kind: 'keynote', place: 'Graz' },
    })
  const { data: shown } = await api.page.createPage({
    title: 'Our talks',
    path: '/our-talks',
    content: `::list collection="talks" person="${person.name}" limit="2" look="rows"`,
  })
  try {
    const own = await readWithoutScripts(site, `/person/${person._id}/ottilie-quokka`)
    expect(own.words('h2')).toContain('Talks')
    expect(own.html).toContain('Quokkas at sea 5')
    expect(own.html).not.toContain('Quokkas asleep 0')
    expect(own.html).toContain(`href="/${talks.folder}?person=${person._id}"`)
    expect(own.html).toMatch(/All 6/)

    const list = await readWithoutScripts(site, '/our-talks')
    expect(list.words('h2').split('\n')).toEqual(
      expect.arrayContaining(['Quokkas at sea 5', 'Quokkas awake 4']),
    )
    expect(list.html).not.toContain('Quokkas asleep 3')

    await visit(page, '/our-talks')
    await expectAccessible(page, 'html', siteFrame)
    await navigateWithin(page, `/person/${person._id}/ottilie-quokka`)
    await page.getByRole('link', { name: 'All 6' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Talks' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Quokkas asleep 0' })).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Talks', exact: true }),
    ).toBeVisible()

    await visit(page, '/search?q=quokkas+asleep')
    await expect(page.getByRole('heading', { level: 2, name: 'Talks' })).toBeVisible()
    await page.getByRole('link', { name: 'Quokkas asleep 0' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Quokkas asleep 0' })).toBeVisible()
  } finally {
    await api.page.deletePage({ pageId: shown._id })
    await api.collection.deleteCollection({ collectionId: talks._id, withItems: true })
  }
})
