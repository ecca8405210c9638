import type { Page } from '@playwright/test'
import type { SalusClient } from '#contract/api.ts'
import { locateCarousel } from '../support/carousel.ts'
import { expectAddress, visit } from '../support/page.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

const first = (page: Page) => page.locator('[data-slot=carousel]').first()
const perView = async (page: Page) => {
  const row = await first(page).boundingBox()
  const slide = await first(page).getByRole('group').first().boundingBox()
  return Math.round((row?.width ?? 0) / (slide?.width ?? 1))
}

test.describe('with the example content', () => {
  test.use({ examples: true })

  test('one carousel per team, the researchers in one, all of it without JavaScript', async ({
    site,
  }) => {
    const { teams } = await site.api().team.all()
    const { html, texts } = await readWithoutScripts(site, '/team')
    expect(texts('h1')).toEqual(['Meet our Team'])
    expect(html.match(/data-slot="carousel"/g)).toHaveLength(teams.length)
    expect(texts('h2').filter((heading) => heading === 'Researchers')).toHaveLength(1)
    const researchers = teams.filter(({ name }) => name.startsWith('Researchers - '))
    expect(texts('h3')).toEqual(
      expect.arrayContaining(researchers.map(({ name }) => name.split(' - ')[1])),
    )
    const cards = html.match(/<article.*?<\/article>/gs) ?? []
    expect(cards.length).toBeGreaterThan(teams.length)
    for (const card of cards) expect(card.match(/<li/g)?.length ?? 0).toBeLessThanOrEqual(3)
  })

  test('1, 2, 2, 3 and 4 people are side by side as the screen grows, a fully visible row cannot be turned, and a card opens a person’s details by mouse and by keyboard', async ({
    page,
    site,
  }) => {
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
    const { teams } = await site.api().team.all()
    const trio = teams.find(({ peoples }) => peoples.length === 3)
    const next = locateCarousel(page, `People: ${trio?.name}`).group.getByRole('button', {
      name: 'Next',
    })
    await page.setViewportSize({ width: 1279, height: 800 })
    await expect(next).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(next).toBeHidden()

    const person = teams[0]?.peoples[0]
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

    await card.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(card).toBeFocused()
  })
})

test.describe('a large group', () => {
  const addGroup = async (api: SalusClient, count: number) => {
    const people: string[] = []
    for (let number = 1; number <= count; number++) {
      const { data } = await api.profile.createProfile({
        name: `Person ${number}`,
        qualifications: `Degree ${number}`,
      })
      people.push(data._id)
    }
    const { data } = await api.team.add({ name: 'Everyone', peoples: people })
    return { id: data._id, people }
  }

  test('can be read page by page without JavaScript, is rendered completely once visible, and anyone in it can be linked to; without a team the page shows a message', async ({
    page,
    site,
    api,
  }) => {
    expect((await readWithoutScripts(site, '/team')).html).toContain(
      'The team will be introduced here',
    )
    const { id, people } = await addGroup(api, 26)
    const team = await readWithoutScripts(site, '/team')
    expect(team.html).toContain('Degree 8<')
    expect(team.html).not.toContain('Degree 9<')
    expect(team.words('p')).toContain('26 people')
    expect(team.texts('article')).toHaveLength(8)
    expect(team.links).toContainEqual({ text: 'See all 26 people', href: `/team/${id}` })
    const group = await readWithoutScripts(site, `/team/${id}`)
    expect(group.texts('h1')).toEqual(['Everyone'])
    expect(group.html).toContain('Degree 24<')
    expect(group.html).not.toContain('Degree 25<')
    const last = group.links.find(({ href }) => href.endsWith('page=2'))
    const { html } = await readWithoutScripts(site, last?.href ?? '')
    expect(html).toMatch(new RegExp(`id="person-${people[25]}".*Degree 26<`, 's'))
    for (const address of [`/team/${id}?page=3`, '/team/nobody'])
      expect((await readWithoutScripts(site, address)).status).toBe(404)

    await visit(page, `/team#person-${people[25]}`)
    const dialog = page.getByRole('dialog', { name: 'Person 26' })
    await expect(dialog).toContainText('Degree 26')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expectAddress(page, '/team')
    await expect(first(page).getByRole('article')).toHaveCount(26)
    await expect(first(page).getByText('1 / 26')).toBeVisible()
  })

  test('shows its first people if the others fail to load', async ({ page, api, guard }) => {
    const { id } = await addGroup(api, 10)
    guard.expects('unreachable', `/team/${id}.data`)
    await page.route(`**/team/${id}.data*`, (route) => route.abort())
    const refused = page.waitForEvent('console', (message) => message.type() === 'error')
    await visit(page, '/team')
    await refused
    await expect(first(page).getByRole('article')).toHaveCount(8)
    await expect(first(page).getByText('Person 8')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet our Team')
  })
})
