import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { entryPages } from '#contract/entry-pages.ts'

const unescaped = (text: string) => text.replace(/\\(.)/g, '$1')

/** The classes a style sheet has rules for. */
const classesOf = (sheet: string) =>
  new Set(Array.from(sheet.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => unescaped(name)))

/** The classes that the whole site has rules for, the admin area included. */
export const readAllClasses = async (request: APIRequestContext): Promise<ReadonlySet<string>> => {
  const panel = await (await request.get(entryPages.publication.panel)).text()
  const file = /<link rel="stylesheet" href="([^"]+)"/.exec(panel)?.[1] ?? ''
  return classesOf(await (await request.get(file)).text())
}

/** Expects the open page to have the styles of all it shows, within itself, and not those of the admin area. */
export const expectOwnStyles = async (page: Page, all: ReadonlySet<string>): Promise<void> => {
  const { own, shown, sheets } = await page.evaluate(() => ({
    own: document.querySelector('#site-style')?.textContent ?? '',
    shown: [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    sheets: document.querySelectorAll('link[rel=stylesheet]').length,
  }))
  const has = classesOf(own)
  const missing = [...all].filter((name) => !has.has(name))
  expect(sheets, `sheets beside that of ${page.url()}`).toBe(0)
  expect(shown.length).toBeGreaterThan(50)
  expect(
    missing.filter((name) => shown.includes(name)),
    page.url(),
  ).toEqual([])
  expect(missing.length).toBeGreaterThan(50)
}
