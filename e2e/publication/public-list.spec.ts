import { expectAddress, visit } from '../support/page.ts'
import { addMany, entry, paper, row } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

const family = '👩‍👩‍👧‍👦'

test('the page is complete without JavaScript: empty, with all there is to a publication, and titles cut after fifty characters a person sees', async ({
  reader,
  api,
  site,
}) => {
  await reader.goto('/publications')
  await expect(reader.getByText('Nothing published here yet')).toBeVisible()
  await expect(reader.getByText('Our first papers will appear on this page.')).toBeVisible()
  await expect(reader.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)

  const item = paper({ publicationType: 'Conference paper' })
  await api.publication.addPublication(item)
  await api.publication.addPublication(
    paper({ title: 'An older one', publicationDate: '2024-05-01' }),
  )
  await reader.goto('/publications')
  await expect(reader.getByRole('heading', { level: 1, name: 'Our Publications' })).toBeVisible()
  const shown = entry(reader, item.title)
  await expect(shown).toContainText('CONFERENCE PAPER')
  await expect(shown).toContainText(item.authors)
  const link = shown.getByRole('link', { name: 'Learn more' })
  await expect(link).toHaveText(`Learn More about ${item.title}`)
  await expect(link).toHaveAttribute('href', item.publicationLink)
  await expect(reader.getByRole('heading', { level: 2, name: /^20/ })).toHaveText(['2026', '2024'])

  const fifty = `${'a'.repeat(49)}${family}`
  await api.publication.addPublication(paper({ title: fifty }))
  await api.publication.addPublication(paper({ title: `${fifty}${family}b` }))
  await reader.goto('/publications')
  await expect(entry(reader, fifty)).toBeVisible()
  await expect(entry(reader, `${fifty}…`)).toBeVisible()

  // The list carries nothing of a publication that it does not show.
  const abstract = 'Only its own page says this.'
  await api.publication.addPublication({ ...paper({ title: 'With an abstract' }), abstract })
  await reader.goto('/publications')
  await expect(entry(reader, 'With an abstract')).toBeVisible()
  for (const path of ['/publications', '/publications.data']) {
    expect(await (await fetch(site.server.url + path)).text()).not.toContain(abstract)
  }
})

test('many publications come in pages with real links', async ({ reader, api, guard }) => {
  await addMany(api, 60)
  await reader.goto('/publications')
  const pages = reader.getByRole('navigation', { name: 'Pages' })
  const titles = reader.getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(25)
  await expect(titles.first()).toHaveText('Study 1 of 60')
  await pages.getByRole('link', { name: 'Next' }).click()
  await expectAddress(reader, '/publications?page=2')
  await expect(titles.first()).toHaveText('Study 26 of 60')
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: 'Page 3' }).click()
  await expect(titles).toHaveCount(10)
  await expect(titles.last()).toHaveText('Study 60 of 60')
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await pages.getByRole('link', { name: 'Page 1' }).click()
  await expectAddress(reader, '/publications')
  guard.expects(404, '/publications')
  const missing = await reader.goto('/publications?page=4')
  expect(missing?.status()).toBe(404)
})

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('the panel has pages of its own, on its page and on the dashboard; deleting the last one of a page leads to the page before it', async ({
    page,
    api,
  }) => {
    await addMany(api, 51)
    for (const address of ['/admin/dashboard?panel=publications&page=2', '/pub?page=2']) {
      await visit(page, address.replace(/[?&]page=2/, ''))
      await expect(row(page, 'Study 1 of 51')).toBeVisible()
      await page.getByRole('link', { name: 'Next' }).click()
      await expectAddress(page, address)
      await expect(row(page, 'Study 51 of 51')).toBeVisible()
      await expect(row(page, 'Study 1 of 51')).toHaveCount(0)
    }
    // Its title is what a person looks for.
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
