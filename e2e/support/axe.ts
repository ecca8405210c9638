import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

// Where the library catches the Tab key to lead it on; nobody ever stays there.
const guards = '[data-base-ui-focus-guard]'

// Describing everything that is in order as well would take longer than looking for what is not.
// No rule that looks at style sheets as text is on, so none of them is read.
const onlyViolations = { resultTypes: ['violations' as const], preload: { assets: ['media'] } }

// What another theme can change.
const colours = ['color-contrast', 'link-in-text-block']

/** What to look at: everything once, and the colours again. */
const looks = [
  ['light', onlyViolations],
  ['dark', { ...onlyViolations, runOnly: { type: 'rule' as const, values: colours } }],
] as const

/** What stands around every public page, and need not be looked at on each of them. */
export const siteFrame = ['[data-slot=site-header]', '[data-slot=site-footer]']

/**
 * Expects a page, or a part of it, to have nothing that shuts people out, in light and in dark; `known` are
 * parts that another journey looks at. What holds for a page as a whole is looked at all the same.
 */
export const expectAccessible = async (
  page: Page,
  part = 'html',
  known: readonly string[] = [],
): Promise<void> => {
  for (const [colorScheme, options] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page }).options(options).include(part).setLegacyMode(true)
    for (const place of [guards, ...known]) axe.exclude(place)
    const { violations } = await axe.analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    )
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
}
