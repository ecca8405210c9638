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

// The library's focus guards, which pass the focus on at once.
const guards = '[data-base-ui-focus-guard]'

// Describing everything that passes would take longer than finding what does not.
// No rule that looks at style sheets as text is on, so none of them is read.
const onlyViolations: axe.RunOptions = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
}

// What another theme can change.
const colours = ['color-contrast', 'link-in-text-block']

/** What to look at: everything once, and the colours again. */
const looks = [
  ['light', onlyViolations],
  ['dark', { ...onlyViolations, runOnly: { type: 'rule', values: colours } }],
] as const satisfies [string, axe.RunOptions][]

/** The frame of every public page, which need not be checked on each of them. */
export const siteFrame = ['[data-slot=site-header]', '[data-slot=site-footer]']

/** The frame of every panel of the dashboard. */
export const adminFrame = ['[data-slot=admin-bar]', 'nav[aria-label=Panels]']

/** Brings axe into a document that does not have it yet; answers whether that is shown in dark. */
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

/** Groups and asides are told from each other by their names, which no rule of axe asks for. */
const findNameless = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((within) => {
    const groups = ':is(fieldset, aside, [role=group], [role=region], [role=complementary])'
    const named = '[aria-label]:not([aria-label=""]), [aria-labelledby], :has(> legend)'
    const all = document.querySelectorAll(`${within} ${groups}:not(${named})`)
    return [...all].flatMap((each) => (each.closest('[aria-hidden=true]') ? [] : [each.outerHTML]))
  }, part)

/**
 * Expects a page, or a part of it, to have nothing that shuts people out, in light and in dark; `known` are
 * parts that another journey looks at. What holds for a page as a whole is looked at all the same.
 */
export const expectAccessible = async (
  page: Page,
  part = 'html',
  known: readonly string[] = [],
): Promise<void> => {
  const place = { include: [part], exclude: [guards, ...known] }
  // It looks into frames of the site by asking itself there.
  const [isDark] = await Promise.all(page.frames().map(prepare))
  // The active theme comes first, so that the page is redrawn only once.
  const [first, second] = isDark ? ([looks[1], looks[0]] as const) : looks
  const found = await findViolations(page, place, first[1])
  expect(found, `${page.url()} in ${first[0]}`).toEqual([])
  await page.emulateMedia({ colorScheme: second[0] })
  expect(await findViolations(page, place, second[1]), `${page.url()} in ${second[0]}`).toEqual([])
  expect(await findNameless(page, part), `${page.url()} without a name`).toEqual([])
}
