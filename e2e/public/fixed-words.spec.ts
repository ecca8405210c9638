import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test('description, contact and footer can be read without JavaScript', async ({ reader, site }) => {
  const about = await readWithoutScripts(site, '/about')
  expect(about.texts('h1')).toEqual(['Transforming Healthcare Through AI Innovation'])
  expect(about.texts('h2').slice(0, 4)).toEqual([
    'Welcome to Salus',
    'Our Mission',
    'Our Vision',
    'Our Core Values',
  ])
  for (const name of ['Innovation', 'Collaboration', 'Accessibility'])
    expect(about.texts('h3')).toContain(name)

  const main = reader.getByRole('main')
  const footer = reader.getByRole('contentinfo')
  await reader.goto('/Contactus')
  await expect(main.getByText('14 Meridian Walk')).toBeVisible()
  await expect(main.getByRole('link', { name: 'hello@salus.example' }).first()).toHaveAttribute(
    'href',
    'mailto:hello@salus.example',
  )
  for (const name of ['GitHub', 'X', 'YouTube', 'LinkedIn', 'Instagram'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Submit' })).toBeEnabled()

  const links = footer.getByRole('navigation', { name: 'Footer' }).getByRole('link')
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(found).toEqual([
    ['Home', '/'],
    ['Projects', '/projects'],
    ['Team', '/team'],
    ['Publications', '/'],
    ['Research & Development', '/'],
    ['Grants', '/'],
  ])
  for (const name of ['YouTube', 'LinkedIn', 'Instagram'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/')
  for (const name of ['GitHub', 'X'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(footer).toContainText('2024-2029')
  await expect(footer).toContainText('Haverbrook HB2 7QT')
})
