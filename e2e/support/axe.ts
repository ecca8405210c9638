import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

// Where the library catches the Tab key to lead it on; nobody ever stays there.
const guards = '[data-base-ui-focus-guard]'

// Describing everything that is in order as well would take longer than looking for what is not.
const onlyViolations = { resultTypes: ['violations' as const] }

// What another theme can change.
const colours = ['color-contrast', 'link-in-text-block']

/** What to look at: everything once, and the colours again. */
const looks = [
  ['light', onlyViolations],
  ['dark', { ...onlyViolations, runOnly: { type: 'rule' as const, values: colours } }],
] as const

/** Expects a page, or a part of it, to have nothing that shuts people out, in light and in dark. */
export const expectAccessible = async (page: Page, part = 'html'): Promise<void> => {
  for (const [colorScheme, options] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page }).options(options)
    const { violations } = await axe.include(part).exclude(guards).setLegacyMode(true).analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    )
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
}
