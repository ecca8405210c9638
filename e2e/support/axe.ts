import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

// Where the library catches the Tab key to lead it on; nobody ever stays there.
const guards = '[data-base-ui-focus-guard]'

/** With less motion, colours still change over a millisecond, parents before children. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    do {
      await frame()
      await frame()
    } while (document.getAnimations().some((change) => change instanceof CSSTransition))
  })

/** Expects a page, or a part of it, to have nothing that shuts people out; in dark only colours differ. */
export const expectAccessible = async (page: Page, part = 'html'): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    const axe = new AxeBuilder({ page }).include(part).exclude(guards).setLegacyMode(true)
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
    const { violations } = await axe.analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    )
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
}
