import { expect, test } from '../support/test.ts'

test('the page is complete without JavaScript @phone', async ({ reader }) => {
  await reader.goto('/about')
  const main = reader.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Transforming Healthcare Through AI Innovation',
  )
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Welcome to Salus',
    'Our Mission',
    'Our Vision',
    'Our Core Values',
  ])
  for (const name of ['Innovation', 'Collaboration', 'Accessibility'])
    await expect(main.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
})
