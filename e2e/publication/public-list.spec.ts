import { expectAddress, visit } from '../support/page.ts'
import { addNumberedPublications, entry, publicationInput, row } from '../support/publications.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

const family = '👩‍👩‍👧‍👦'

test('the page is complete without JavaScript: empty, with all fields of a publication, and with titles truncated after fifty visible characters', async ({
  reader,
  api,
  site,
}) => {
  await reader.goto('/publications')
  await expect(reader.getByText('Nothing published here yet')).toBeVisible()
  await expect(reader.getByText('Our first papers will appear on this page.')).toBeVisible()
  await expect(reader.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)

  const item = publicationInput({ publicationType: 'Conference paper' })
  const fifty = `${'a'.repeat(49)}${family}`
  const abstract = 'Only its own page says this.'
  for (const each of [
    item,
    publicationInput({ title: 'An older one', publicationDate: '2024-05-01' }),
    publicationInput({ title: fifty }),
    publicationInput({ title: `${fifty}${family}b` }),
    { ...publicationInput({ title: 'With an abstract' }), abstract },
  ])
    await api.publication.addPublication(each)
  await reader.goto('/publications')
  await expect(reader.getByRole('heading', { level: 1, name: 'Our Publications' })).toBeVisible()
  const shown = entry(reader, item.title)
  await expect(shown).toContainText('CONFERENCE PAPER')
  await expect(shown).toContainText(item.authors)
  const link = shown.getByRole('link', { name: 'Learn more' })
  await expect(link).toHaveText(`Learn More about ${item.title}`)
  await expect(link).toHaveAttribute('href', item.publicationLink)
  await expect(reader.getByRole('heading', { level: 2, name: /^20/ })).toHaveText(['2026', '2024'])

  await expect(entry(reader, fifty)).toBeVisible()
  await expect(entry(reader, `${fifty}…`)).toBeVisible()

  // The response contains no field that the list does not show.
  await expect(entry(reader, 'With an abstract')).toBeVisible()
  for (const path of ['/publications', '/publications.data']) {
    expect(await (await fetch(site.server.url + path)).text()).not.toContain(abstract)
  }
})

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('many publications are paginated with real links; the panel has pages of its own, and deleting the last entry of a page leads to the previous page', async ({
    page,
    api,
    site,
  }) => {
    await addNumberedPublications(api, 51)
    const first = await readWithoutScripts(site, '/publications')
    const titles = first.texts('h3')
    expect([titles.length, titles[0]]).toEqual([25, 'Study 1 of 51'])
    expect(first.html).toMatch(/<a[^>]* href="\/publications\?page=2"[^>]*>(?:(?!<\/a>).)*Next/)
    const second = await readWithoutScripts(site, '/publications?page=2')
    expect(second.texts('h3')[0]).toBe('Study 26 of 51')
    expect(second.html).toMatch(/<a[^>]* aria-current="page"[^>]*>(?:<[^>]*>)*2</)
    expect(second.html).toMatch(/<a[^>]* href="\/publications"[^>]*>(?:<[^>]*>)*1</)
    const third = await readWithoutScripts(site, '/publications?page=3')
    expect(third.texts('h3')).toEqual(['Study 51 of 51'])
    expect(third.texts('a')).not.toContain('Next')
    expect((await readWithoutScripts(site, '/publications?page=4')).status).toBe(404)

    await visit(page, '/admin/dashboard?panel=publications')
    await expect(row(page, 'Study 1 of 51')).toBeVisible()
    await page.getByRole('link', { name: 'Next' }).click()
    await expectAddress(page, '/admin/dashboard?panel=publications&page=2')
    await expect(row(page, 'Study 51 of 51')).toBeVisible()
    await expect(row(page, 'Study 1 of 51')).toHaveCount(0)
    // The column of the title is the widest.
    const last = row(page, 'Study 51 of 51')
    const [cell, whole] = [
      await last.getByRole('cell').first().boundingBox(),
      await last.boundingBox(),
    ]
    expect(cell?.width ?? 0).toBeGreaterThan((whole?.width ?? 0) / 2)
    await last.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row(page, 'Study 50 of 51')).toBeVisible()
  })
})
