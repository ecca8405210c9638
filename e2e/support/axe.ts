import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './expect.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

// Focus guards of the component library, which pass the focus on at once.
const guards = '[data-base-ui-focus-guard]'

// Describing passed rules takes longer than finding violations. No enabled rule reads style sheets, so none are loaded.
const onlyViolations: axe.RunOptions = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
}

// Rules whose result depends on the theme.
const colours = ['color-contrast', 'link-in-text-block']

/** All rules in the light theme, and those about colours in the dark one. */
const looks = [
  ['light', onlyViolations],
  ['dark', { ...onlyViolations, runOnly: { type: 'rule', values: colours } }],
] as const satisfies [string, axe.RunOptions][]

/** Header and footer of public pages, which need not be checked on each. */
export const siteFrame = ['[data-slot=site-header]', '[data-slot=site-footer]']

/** Bar and menu of admin pages, which need not be checked on each. */
export const adminFrame = ['[data-slot=admin-bar]', 'nav[aria-label=Panels]']

/** Loads axe into a frame if it is missing. Returns whether the frame is dark. */
const prepare = async (frame: Frame): Promise<boolean> => {
  const { hasAxe, isDark } = await frame.evaluate(() => ({
    hasAxe: 'axe' in window,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  }))
  if (!hasAxe) await frame.evaluate(source)
  return isDark
}

interface Place {
  readonly include: string[]
  readonly exclude: string[]
}

const findViolations = async (page: Page, place: Place, options: axe.RunOptions) => {
  const look = { place, options }
  const violations = await page.evaluate(
    async (it) => (await window.axe.run(it.place, it.options)).violations,
    look,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}

/** Finds groups and asides without a name, which no rule of axe checks. */
const findNameless = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((within) => {
    const groups = ':is(fieldset, aside, [role=group], [role=region], [role=complementary])'
    const named = '[aria-label]:not([aria-label=""]), [aria-labelledby], :has(> legend)'
    const all = document.querySelectorAll(`${within} ${groups}:not(${named})`)
    return [...all].flatMap((each) => (each.closest('[aria-hidden=true]') ? [] : [each.outerHTML]))
  }, part)

/**
 * Expects a page, or a part of it, to have no accessibility violations in either theme. Leaves out `known` parts, which another
 * journey checks. Rules about the whole page still apply.
 */
export const expectAccessible = async (
  page: Page,
  part = 'html',
  known: readonly string[] = [],
): Promise<void> => {
  const place = { include: [part], exclude: [guards, ...known] }
  // axe checks other frames of the site by messages to its instance there.
  const [isDark] = await Promise.all(page.frames().map(prepare))
  // The active theme comes first, so that the page is redrawn only once.
  const [first, second] = isDark ? ([looks[1], looks[0]] as const) : looks
  const found = await findViolations(page, place, first[1])
  expect(found, `${page.url()} in ${first[0]}`).toEqual([])
  await page.emulateMedia({ colorScheme: second[0] })
  expect(await findViolations(page, place, second[1]), `${page.url()} in ${second[0]}`).toEqual([])
  expect(await findNameless(page, part), `${page.url()} without a name`).toEqual([])
}
