import type { Page } from '@playwright/test'
import { expectAddress, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const first = (page: Page) => page.locator('[data-slot=carousel]').first()
const perView = async (page: Page) => {
  const row = await first(page).boundingBox()
  const slide = await first(page).getByRole('group').first().boundingBox()
  return Math.round((row?.width ?? 0) / (slide?.width ?? 1))
}

test.describe('with the example content', () => {
  test.use({ examples: true })

  test('one carousel per group, the researchers together, all of it without JavaScript @phone', async ({
    reader,
    site,
  }) => {
    const { teams } = await site.api().team.all()
    await reader.goto('/team')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Meet our Team')
    await expect(reader.locator('[data-slot=carousel]')).toHaveCount(teams.length)
    await expect(reader.getByRole('heading', { level: 2, name: 'Researchers' })).toHaveCount(1)
    for (const { name } of teams.filter((team) => team.name.startsWith('Researchers - ')))
      await expect(
        reader.getByRole('heading', { level: 3, name: name.split(' - ')[1] ?? '', exact: true }),
      ).toBeVisible()
    for (const card of await reader.locator('[data-slot=carousel] article').all())
      expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(3)
  })

  test('1, 2, 2, 3 and 4 people stand side by side as the screen grows', async ({ page }) => {
    await visit(page, '/team')
    for (const [width, people] of [
      [640, 1],
      [768, 2],
      [1024, 2],
      [1280, 3],
      [1536, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => perView(page), { message: `${width} px` }).toBe(people)
    }
  })

  test('a card opens everything about its person, and Close leads back @phone', async ({
    page,
    site,
  }) => {
    const person = (await site.api().team.all()).teams[0]?.peoples[0]
    await visit(page, '/team')
    const card = first(page).getByRole('link', { name: person?.name ?? '', exact: true })
    await card.click()
    const dialog = page.getByRole('dialog')
    for (const text of [person?.name, person?.designation, person?.qualifications, person?.email])
      await expect(dialog).toContainText(text ?? '')
    await expect(dialog).toContainText(person?.AreaofInterest ?? '')
    await expect(
      dialog.getByRole('link', { name: /^(X|LinkedIn|Google|Research|ORCID)/ }),
    ).toHaveCount(person?.socialLinks.length ?? 0)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
    await expectAddress(page, '/team')
  })

  test('a person can be opened and closed by keyboard', async ({ page }) => {
    await visit(page, '/team')
    const card = first(page).getByRole('link').first()
    await card.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(card).toBeFocused()
  })
})

test('without people the page says so', async ({ reader }) => {
  await reader.goto('/team')
  await expect(reader.getByText('The team will be introduced here')).toBeVisible()
})
