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

/** The classes of elements in the text of a page. */
const classesIn = (html: string) =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
  ).flat()

/**
 * Expects the open page to have the styles of all it shows and not those of the admin area, and to come with those it
 * needs within itself.
 */
export const expectOwnStyles = async (page: Page, all: ReadonlySet<string>): Promise<void> => {
  const { within, shown, files } = await page.evaluate(() => ({
    within: document.querySelector('#site-style')?.textContent ?? '',
    shown: [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    files: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ href }) => href,
    ),
  }))
  const read = async (address: string) => (await page.request.get(address)).text()
  const sheets = await Promise.all(files.map(read))
  const expectAll = (has: ReadonlySet<string>, classes: readonly string[]) => {
    const missing = [...all].filter((name) => !has.has(name))
    expect(classes.length).toBeGreaterThan(50)
    expect(
      missing.filter((name) => classes.includes(name)),
      page.url(),
    ).toEqual([])
    expect(missing.length).toBeGreaterThan(50)
  }
  expectAll(classesOf([within, ...sheets].join('\n')), shown)
  const came = await read(page.url())
  const own = /<style id="site-style"[^>]*>(.*?)<\/style>/s.exec(came)?.[1] ?? ''
  expectAll(classesOf(own), classesIn(came))
}
