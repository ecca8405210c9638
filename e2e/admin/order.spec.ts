import type { Locator, Page } from '@playwright/test'
import type { SalusClient } from '#contract/api.ts'
import { toast, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}` })

const openTeams = async (page: Page, api: SalusClient) => {
  for (const name of ['First', 'Second', 'Third']) await api.team.add({ name })
  await visit(page, '/t')
  await handle(page, 'First').waitFor()
}

const expectOrder = async (page: Page, api: SalusClient, order: string[]) => {
  await expect(toast(page, 'Order Saved').last()).toBeVisible()
  await expect
    .poll(async () => (await api.team.teamNames()).teams.map(({ name }) => name))
    .toEqual(order)
}

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

test('a list is put into order by mouse and by key, and every step is told', async ({
  page,
  api,
}) => {
  await openTeams(page, api)
  const [from, to] = [await middleOf(handle(page, 'First')), await middleOf(handle(page, 'Third'))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 10, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
  await expectOrder(page, api, ['Second', 'Third', 'First'])

  await handle(page, 'First').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('First is at place 3 of 3.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('First is at place 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expectOrder(page, api, ['Second', 'First', 'Third'])
})

test('a list is put into order by finger @phone', async ({ page, api }) => {
  await openTeams(page, api)
  const [from, to] = [await middleOf(handle(page, 'First')), await middleOf(handle(page, 'Second'))]
  const screen = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    })
  await touch('touchStart', from.y)
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await touch('touchMove', from.y + (to.y - from.y) * share)
  await touch('touchEnd')
  await expectOrder(page, api, ['Second', 'First', 'Third'])
})
