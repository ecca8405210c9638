import type { Page } from '@playwright/test'

/** What a page's head says to other sites: every tag with a name or property, by that name. */
export const readHead = async (page: Page) => {
  const tags = await page.locator('head meta').evaluateAll((all) =>
    all.map((tag) => ({
      name: tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
      content: tag.getAttribute('content') ?? '',
    })),
  )
  const named = tags.filter(({ name }) => name !== '')
  const twice = named.filter(
    ({ name }, index) => named.findIndex((tag) => tag.name === name) < index,
  )
  if (twice.length > 0)
    throw new Error(`More than once: ${twice.map(({ name }) => name).join(', ')}`)
  return {
    title: await page.title(),
    canonical: await page.locator('head link[rel=canonical]').getAttribute('href'),
    ...Object.fromEntries(named.map(({ name, content }) => [name, content])),
  }
}
